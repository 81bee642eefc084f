import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';

export type AccessLevel = 'public' | 'customer' | 'admin';

export interface Principal {
  userId: number;
  email: string;
  isAdmin: boolean;
  sessionId: string;
  /** True for an administrator whose rights wait until a second factor is set up; `isAdmin` is then false. */
  needsSecondFactor?: boolean;
}

export const ACCESS_LEVEL = 'kp:access';

export const REJECTS_INVALID_TOKEN = 'kp:refuses-invalid-token';

interface PublicOptions {
  /** Answers 401 to an expired or invalid token instead of treating its sender as a guest. */
  readonly rejectsInvalidToken?: boolean;
}

export const Public = ({ rejectsInvalidToken = false }: PublicOptions = {}) =>
  applyDecorators(
    SetMetadata(ACCESS_LEVEL, 'public' satisfies AccessLevel),
    SetMetadata(REJECTS_INVALID_TOKEN, rejectsInvalidToken),
  );

export const Access = (level: 'customer' | 'admin') =>
  applyDecorators(SetMetadata(ACCESS_LEVEL, level satisfies AccessLevel), ApiBearerAuth());

export interface RequestWithPrincipal {
  principal?: Principal | null;
}

/** Null on public routes without a valid token. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<RequestWithPrincipal>().principal ?? null,
);
