import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import compress from '@fastify/compress';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ConnectedProviders } from '@kp/payments';
import { type Environment, loadConfigs } from '@kp/platform/config';
import {
  ClientIp,
  DEFAULT_BODY_LIMIT_BYTES,
  EventStreams,
  HttpConfig,
  RateLimitStorage,
  warnOfIgnoredProxy,
} from '@kp/platform/http';
import { KeptSettings } from '@kp/platform/kept-settings';
import { logResponses, UrlRedaction } from '@kp/platform/logging';
import { ResponseCache } from '@kp/platform/response-cache';
import { Logger } from 'nestjs-pino';
import { GatewayConfig } from './gateway.config';
import { GatewayModule } from './gateway.module';
import { Readiness } from './health/readiness';
import { EarlyErrors } from './http/early-errors';
import { GatewayServer } from './http/gateway-server';
import { CacheFastPath } from './http/cache-fast-path';
import { SearchLimit } from './http/search-limit';
import { addSecurityHeaders } from './http/security-headers';
import { GuaranteeNoticesConfig } from '@kp/settings';
import { registerStaticFiles } from './http/static-files';
import { PageKeys } from './pages/page-keys';
import { addOpenApi } from './openapi/openapi-document';

export interface Gateway {
  app: NestFastifyApplication;
  server: GatewayServer;
}

export async function createGateway(environment?: Environment): Promise<Gateway> {
  // First, because it lists the problems of all settings.
  const gatewayModule = GatewayModule.forRoot(environment);
  const [http, config] = loadConfigs([HttpConfig, GatewayConfig], environment);
  const clientIp = new ClientIp(http);
  const cacheFastPath = new CacheFastPath();
  const server = new GatewayServer(config, cacheFastPath, clientIp);
  const earlyErrors = new EarlyErrors();
  const adapter = new FastifyAdapter({
    trustProxy: clientIp.trustProxy,
    bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    frameworkErrors: earlyErrors.handleRoutingError,
    clientErrorHandler: earlyErrors.handleParseError,
    serverFactory: (handler: RequestListener) => server.create(handler),
  });
  const app = await NestFactory.create<NestFastifyApplication>(gatewayModule, adapter, {
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));

  const fastify = app.getHttpAdapter().getInstance();
  const security = await addSecurityHeaders(
    fastify,
    { publicUrl: http.publicUrl, pictureHosts: config.pictureHosts },
    app.get(ConnectedProviders),
  );
  earlyErrors.headers = security.headers;
  logResponses(fastify, app.get(Logger), app.get(UrlRedaction));
  warnOfIgnoredProxy(fastify, clientIp, app.get(Logger));
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await registerStaticFiles(app, config.frontendDir, app.get(GuaranteeNoticesConfig).folder);
  await addOpenApi(app);
  await app.init();

  await fastify.ready();
  // Keys of a provider that an administrator enters later need its sources at once.
  app.get(KeptSettings).onChange(async () => {
    const headers = await security.renew();
    earlyErrors.headers = headers;
    cacheFastPath.setSecurityHeaders(headers);
    server.setSecurityHeaders(headers);
  });
  cacheFastPath.enable(app.get(ResponseCache), app.get(PageKeys), security.headers);
  server.serve({
    readiness: app.get(Readiness),
    searchLimit: new SearchLimit(app.get(RateLimitStorage), http),
    securityHeaders: security.headers,
  });
  server.onDrain = () => app.get(EventStreams).endAll();
  return { app, server };
}
