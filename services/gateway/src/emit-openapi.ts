import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { GatewayModule } from './gateway.module';
import { createOpenApiDocument } from './openapi/openapi-document';

/** Placeholders: nothing connects in preview mode. */
const PLACEHOLDER_ENVIRONMENT = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'not-a-secret-only-a-description-of-calls',
};

async function emit(file: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(
    GatewayModule.forRoot(PLACEHOLDER_ENVIRONMENT),
    new FastifyAdapter(),
    { preview: true, logger: false },
  );
  writeFileSync(file, `${JSON.stringify(await createOpenApiDocument(app), null, 2)}\n`);
}

emit(process.argv[2] as string).then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
