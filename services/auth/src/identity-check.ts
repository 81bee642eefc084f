import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import { AttemptThrottle } from './attempt-throttle';
import { AuthError } from './domain/auth.errors';
import { PasswordHasher } from './password-hasher';
import { UserRepository } from './persistence/user.repository';
import { SecondFactors } from './second-factors';

export interface IdentityProof {
  password: string;
  /** Of the second factor, when it is on. */
  code?: string;
}

/** A stolen session alone does not suffice for what cannot be undone. */
@Injectable()
export class IdentityCheck {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly secondFactors: SecondFactors,
    private readonly throttle: AttemptThrottle,
  ) {}

  /** @throws TooManyAttemptsError; AuthError AUTH.PASSWORD_INCORRECT, AUTH.CODE_REQUIRED, AUTH.INVALID_CODE, AUTH.SESSION_ENDED */
  async assert(principal: Principal, { password, code }: IdentityProof): Promise<void> {
    const { userId } = principal;
    await this.throttle.guardSession(principal, async () => {
      const user = await this.users.findWithPasswordById(userId);
      if (!user) throw new AuthError('AUTH.SESSION_ENDED');
      const isRight = await this.passwords.matches(password, user.passwordHash);
      if (!isRight) throw new AuthError('AUTH.PASSWORD_INCORRECT');
      if (!(await this.secondFactors.isOn(userId))) return;
      if (!code) throw new AuthError('AUTH.CODE_REQUIRED');
      if (!(await this.secondFactors.accepts(userId, code))) throw new AuthError('AUTH.INVALID_CODE');
    });
  }
}
