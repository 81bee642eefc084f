import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import metadata from './generated/metadata';

/** The contract of every call, made from the controllers and their DTO classes. */
export async function createOpenApiDocument(app: NestFastifyApplication): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const description = new DocumentBuilder()
    .setTitle('KitchenPass')
    .setDescription(
      'Every call of the shop. Amounts are decimal strings; problems carry a code and a correlation id.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
  });
}

/** Serves the document at `/api/docs`. */
export async function addOpenApi(app: NestFastifyApplication): Promise<void> {
  const document = await createOpenApiDocument(app);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/api/docs', (_request, reply) => reply.header('cache-control', 'no-cache').send(document));
}
