import { createRequire } from 'node:module';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { shopName } from '@kp/i18n/shop-name';
import { pageIcon } from '@kp/platform/brand';
import { escapeHtml } from '@kp/commerce';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import metadata from './generated/metadata';

export async function createOpenApiDocument(app: NestFastifyApplication): Promise<OpenAPIObject> {
  await SwaggerModule.loadPluginMetadata(metadata);
  const description = new DocumentBuilder()
    .setTitle(shopName())
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

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const START_SCRIPT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });\n`;

const docsPage = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(shopName())} API</title>
${pageIcon()}
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

export async function addOpenApi(app: NestFastifyApplication): Promise<void> {
  // Made on first use: few shops are ever asked for it.
  let document: Promise<string> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  const serve = (path: string, type: string, body: string | (() => Promise<string>)) =>
    fastify.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'no-cache' })
        .send(typeof body === 'string' ? body : await body()),
    );
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => {
    document ??= createOpenApiDocument(app).then((made) => JSON.stringify(made));
    return document;
  });
  serve('/api/docs', 'text/html; charset=utf-8', async () => docsPage());
  serve('/api/docs/start.js', 'text/javascript; charset=utf-8', START_SCRIPT);
  await app.register(staticFiles, {
    root: path.dirname(createRequire(__filename).resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    allowedPath: (name) => ASSETS.includes(name.slice(1)),
  });
}
