import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConnectedProviders, type Environment, HttpConfig, loadConfigs } from '@kp/platform/config';
import { logResponses } from '@kp/platform/logging';
import { ReadyBytes } from '@kp/platform/ready-bytes';
import { Logger } from 'nestjs-pino';
import { GatewayModule } from './gateway.module';
import { HotReads } from './http/hot-reads';
import { addSecurityHeaders } from './http/security-headers';
import { registerStaticFiles } from './http/static-files';
import { addOpenApi } from './openapi/openapi-document';

/** Larger than any order or product form; files have their own routes with their own limits. */
const BODY_LIMIT_BYTES = 512 * 1024;

/** The gateway with everything registered, not yet listening. */
export async function createGateway(environment?: Environment): Promise<NestFastifyApplication> {
  const [http] = loadConfigs([HttpConfig], environment) as [HttpConfig];
  const hotReads = new HotReads();
  const adapter = new FastifyAdapter({
    trustProxy: http.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // Hot reads are answered before the framework sees the request.
    serverFactory: (handler: RequestListener) =>
      createServer((request, response) => {
        if (!hotReads.answer(request, response)) handler(request, response);
      }),
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.forRoot(environment), adapter, {
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();

  const fastify = app.getHttpAdapter().getInstance();
  const headers = await addSecurityHeaders(fastify, http, app.get(ConnectedProviders));
  logResponses(fastify, app.get(Logger));
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await registerStaticFiles(app, http.frontendDir);
  await addOpenApi(app);
  await app.init();

  await fastify.ready();
  hotReads.serveFrom(app.get(ReadyBytes), headers);
  return app;
}
