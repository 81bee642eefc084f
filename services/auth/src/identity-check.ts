import { Injectable } from '@nestjs/common';
import type { Principal } from '@kp/platform/http';
import { AttemptThrottle } from './attempt-throttle';
import { CurrentPassword } from './current-password';
import { AuthError } from './domain/auth.errors';
import { SecondFactors } from './second-factors';

export interface IdentityProof {
  currentPassword: string;
  /** Of the second factor, when it is on. */
  code?: string;
}

/** A stolen session alone does not suffice for what cannot be undone. */
@Injectable()
export class IdentityCheck {
  constructor(
    private readonly passwords: CurrentPassword,
    private readonly secondFactors: SecondFactors,
    private readonly throttle: AttemptThrottle,
  ) {}

  /** @throws TooManyAttemptsError; AuthError AUTH.WRONG_PASSWORD, AUTH.CODE_REQUIRED, AUTH.INVALID_CODE */
  async assert(principal: Principal, { currentPassword, code }: IdentityProof): Promise<void> {
    const { userId } = principal;
    await this.throttle.guardSession(principal, async () => {
      await this.passwords.assert(userId, currentPassword);
      if (!(await this.secondFactors.isOn(userId))) return;
      if (!code) throw new AuthError('AUTH.CODE_REQUIRED');
      if (!(await this.secondFactors.accepts(userId, code))) throw new AuthError('AUTH.INVALID_CODE');
    });
  }
}
