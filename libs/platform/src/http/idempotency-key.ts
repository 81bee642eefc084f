import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import stringify from 'safe-stable-stringify';
import { InvalidInputError } from './problem';

const HEADER = 'Idempotency-Key';
const VISIBLE_TEXT = /^[\x21-\x7e]{1,200}$/;

export const IDEMPOTENCY_KEY_HEADER = {
  name: HEADER,
  required: false,
  description:
    'A value of the client for this one request, such as a UUID: repeating the call has no second effect.',
  schema: { type: 'string', maxLength: 200 },
};

/** @throws InvalidInputError for anything but up to 200 visible ASCII characters */
export function readIdempotencyKey(value: string | string[] | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && VISIBLE_TEXT.test(value)) return value;
  throw new InvalidInputError([
    { field: HEADER, message: `${HEADER} must be at most 200 visible ASCII characters` },
  ]);
}

export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null =>
    readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']),
);

export interface IdempotentRequest {
  scope: string;
  key: string;
  requestHash: string;
}

export function idempotentRequest(request: object, userId: number | null, key: string): IdempotentRequest {
  const scope = userId === null ? 'guest' : `user:${userId}`;
  return { scope, key, requestHash: requestHash(request) };
}

export function requestHash(request: object): string {
  return hash('sha256', stringify(request), 'base64url');
}
