import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { StaffRight } from '@kp/commerce';

export type AccessLevel = 'public' | 'customer' | 'admin';

export interface Principal {
  userId: number;
  email: string;
  isAdmin: boolean;
  /** Those of the administrator's roles. */
  rights: readonly StaffRight[];
  sessionId: string;
  /** True for an administrator whose rights wait until a second factor is set up; `isAdmin` is then false. */
  needsSecondFactor?: boolean;
  /** IP of the request, shortened as networks are stored. */
  network?: string;
}

export const ACCESS_LEVEL = 'kp:access';
export const ACCESS_RIGHTS = 'kp:access-rights';

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

/** All of these; of a list one is enough. */
export type RequiredRights = readonly (StaffRight | readonly StaffRight[])[];

/** @param rights what an administrator's roles must include */
export const Access = (level: 'customer' | 'admin', ...rights: RequiredRights) =>
  applyDecorators(
    SetMetadata(ACCESS_LEVEL, level satisfies AccessLevel),
    SetMetadata(ACCESS_RIGHTS, rights),
    ApiBearerAuth(),
  );

export interface RequestWithPrincipal {
  principal?: Principal | null;
}

export const OF_ANY_CUSTOMER = 'kp:of-any-customer';

/** Customers get what is theirs, and members of the staff what is anybody's: without the right `amounts` no amounts. */
export const OfAnyCustomer = () => SetMetadata(OF_ANY_CUSTOMER, true);

/** Null on public routes without a valid token. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<RequestWithPrincipal>().principal ?? null,
);
