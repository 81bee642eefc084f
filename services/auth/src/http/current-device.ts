import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Device } from '../domain/device';

export const CurrentDevice = createParamDecorator((_data: unknown, context: ExecutionContext): Device => {
  const { ip, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip, userAgent: headers['user-agent'] ?? '' };
});
