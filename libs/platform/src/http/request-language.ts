import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { detectRequestLanguage } from '@kp/i18n/request-language';
import type { FastifyRequest } from 'fastify';

/** From Accept-Language, which the pages of the shop send with each call. For answers that no cache shares. */
export const RequestLanguage = createParamDecorator(
  (_data: unknown, context: ExecutionContext): LanguageCode =>
    detectRequestLanguage({
      acceptLanguage: context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language'],
    }),
);
