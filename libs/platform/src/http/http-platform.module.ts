import { Global, Injectable, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, HttpAdapterHost, ModuleRef } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EventStreams } from './event-streams';
import { ProblemFilter } from './problem.filter';
import { RateLimitGuard } from './rate-limit';
import { RateLimitStorage, RateLimitStorageModule } from './rate-limit-storage';
import { addBodyRules } from './request-body';
import { validationProvider } from './validation';

/** Throws unless the request comes from an administrator. Provided by the auth module. */
export abstract class AdminTokenCheck {
  abstract assertAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const MAX_CACHEABLE_STATUS = 399;

@Injectable()
class HttpHooks {
  constructor({ httpAdapter }: HttpAdapterHost, modules: ModuleRef) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    addBodyRules(fastify, (request, reply) =>
      modules.get(AdminTokenCheck, { strict: false }).assertAdmin(request, reply),
    );
    fastify.addHook('onSend', setNoStore);
  }
}

/** Errors and answers to a token are never stored; others only when their route allows it. */
function setNoStore(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const isPrivate = request.headers.authorization !== undefined || reply.statusCode > MAX_CACHEABLE_STATUS;
  if (isPrivate || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  done(null, payload);
}

@Global()
@Module({
  imports: [
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [RateLimitStorage],
      useFactory: (storage: RateLimitStorage) => ({
        throttlers: [{ limit: 1000, ttl: 60_000 }],
        storage,
      }),
    }),
  ],
  providers: [
    EventStreams,
    HttpHooks,
    validationProvider,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
  exports: [EventStreams],
})
export class HttpPlatformModule {}
