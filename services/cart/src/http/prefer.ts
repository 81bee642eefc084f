import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ChangeScope } from '../domain/cart-line';

const WHOLE_CART = /(^|[,;\s])return\s*=\s*"?representation\b/i;

/** RFC 7240. */
export const PREFER_HEADER = {
  name: 'Prefer',
  required: false,
  description: '`return=representation`: the answer is the whole cart after the change.',
  schema: { type: 'string' },
};

export const PreferredScope = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ChangeScope => {
    const { prefer = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    return WHOLE_CART.test(String(prefer)) ? 'cart' : 'line';
  },
);
