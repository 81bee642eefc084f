import { Injectable } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addBodyRules } from './request-body';

/** Lets administrators pass and throws for all others. Provided by the module that knows sessions. */
export abstract class AdminTokenCheck {
  abstract assertAdmin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

const STORABLE_STATUS = 399;

/** What holds for every request before a route runs and for every answer. */
@Injectable()
export class HttpEdge {
  constructor({ httpAdapter }: HttpAdapterHost, modules: ModuleRef) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    addBodyRules(fastify, (request, reply) =>
      modules.get(AdminTokenCheck, { strict: false }).assertAdmin(request, reply),
    );
    fastify.addHook('onSend', forbidStoring);
  }
}

/** Answers are not stored unless a route says so; errors and answers to a token never are. */
function forbidStoring(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const isPrivate = request.headers.authorization !== undefined || reply.statusCode > STORABLE_STATUS;
  if (isPrivate || !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  done(null, payload);
}
