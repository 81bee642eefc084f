import { hash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidInputError } from './problem';

const HEADER = 'Idempotency-Key';
const VISIBLE_TEXT = /^[\x21-\x7e]{1,200}$/;

/** For `@ApiHeader`: how the header is described in the contract. */
export const IDEMPOTENCY_KEY_HEADER = {
  name: HEADER,
  required: false,
  description:
    'A value of the client for this one intent, such as a UUID: repeating the call has no second effect.',
  schema: { type: 'string', maxLength: 200 },
};

/**
 * The value of the Idempotency-Key header; an empty one means none.
 * @throws InvalidInputError for anything but up to 200 visible ASCII characters
 */
export function readIdempotencyKey(value: string | string[] | undefined): string | null {
  if (value === undefined || value === '') return null;
  if (typeof value === 'string' && VISIBLE_TEXT.test(value)) return value;
  throw new InvalidInputError([
    { field: HEADER, message: `${HEADER} must be at most 200 visible ASCII characters` },
  ]);
}

/** The Idempotency-Key of the request, or null. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null =>
    readIdempotencyKey(context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key']),
);

/** One intent of a client: whose, under which Idempotency-Key, and what was asked for. */
export interface RequestIntent {
  /** Keys of one scope do not meet those of another. */
  scope: string;
  key: string;
  requestHash: string;
}

/**
 * The intent behind a request with an Idempotency-Key.
 * @param userId of the signed-in caller; guests (null) share one scope
 */
export function intentOf(request: object, userId: number | null, key: string): RequestIntent {
  const scope = userId === null ? 'guest' : `user:${userId}`;
  return { scope, key, requestHash: requestHash(request) };
}

/** The same for every spelling of the same request: keys in one order, absent fields left out. */
export function requestHash(request: object): string {
  return hash('sha256', JSON.stringify(request, sortedKeys), 'base64url');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
