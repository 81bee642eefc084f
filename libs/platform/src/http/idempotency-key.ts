import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { InvalidInputError } from './problem';
import type { FastifyRequest } from 'fastify';

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
