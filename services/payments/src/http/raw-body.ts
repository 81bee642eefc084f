import { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';

const KEEPS_RAW_BODY = 'keepsRawBody';

/** Messages of providers are a few kilobytes. */
const LONGEST_BODY_BYTES = 256 * 1024;

type RequestWithRawBody = FastifyRequest & { rawBody?: Buffer };

class BodyTooLargeError extends Error {
  readonly statusCode = 413;
}

/** Keeps the bytes of the body of this route as they came in: signatures are made over them. */
export const KeepsRawBody = () => RouteConfig({ [KEEPS_RAW_BODY]: true });

/** The bytes of the body, on a route that keeps them. */
export const RawBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Buffer =>
    context.switchToHttp().getRequest<RequestWithRawBody>().rawBody ?? Buffer.alloc(0),
);

/** Adds the keeping to routes that ask for it, and to no other: all others are parsed without a copy. */
@Injectable()
export class RawBodyKeeper {
  constructor({ httpAdapter }: HttpAdapterHost) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRoute', (route) => {
      if (!(route.config as Record<string, unknown> | undefined)?.[KEEPS_RAW_BODY]) return;
      route.preParsing = [keepRawBody, ...[route.preParsing ?? []].flat()];
    });
  }
}

async function keepRawBody(
  request: RequestWithRawBody,
  _reply: FastifyReply,
  payload: RequestPayload,
): Promise<RequestPayload> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of payload) {
    length += (chunk as Buffer).length;
    if (length > LONGEST_BODY_BYTES) throw new BodyTooLargeError('The message is too large.');
    chunks.push(chunk as Buffer);
  }
  request.rawBody = Buffer.concat(chunks);
  return Object.assign(Readable.from([request.rawBody], { objectMode: false }), {
    receivedEncodedLength: length,
  });
}
