import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

export type AccessLevel = 'public' | 'customer' | 'admin';

export interface Caller {
  userId: number;
  email: string;
  isAdmin: boolean;
  sessionId: string;
}

export const ACCESS_LEVEL = 'kp:access';

export const REFUSES_INVALID_TOKEN = 'kp:refuses-invalid-token';

interface PublicOptions {
  /** Answers 401 to an expired or invalid token instead of treating its sender as a guest. */
  readonly refusesInvalidToken?: boolean;
}

export const Public = ({ refusesInvalidToken = false }: PublicOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_LEVEL, 'public' satisfies AccessLevel),
    SetMetadata(REFUSES_INVALID_TOKEN, refusesInvalidToken),
  );

export const Access = (level: 'customer' | 'admin') =>
  applyDecorators(SetMetadata(ACCESS_LEVEL, level satisfies AccessLevel), ApiBearerAuth());

export interface RequestWithCaller {
  caller?: Caller | null;
}

/** Null on public routes without a valid token. */
export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller | null =>
    context.switchToHttp().getRequest<RequestWithCaller>().caller ?? null,
);
