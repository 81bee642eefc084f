import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { LoginAttemptRepository } from '../persistence/login-attempt.repository';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { SessionRepository } from '../persistence/session.repository';
import { SecondFactorSecrets } from '../second-factor-secrets';

@Injectable()
export class PurgeExpired {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly loginAttempts: LoginAttemptRepository,
    private readonly passwordResets: PasswordResetRepository,
    private readonly secondFactorSecrets: SecondFactorSecrets,
  ) {}

  /** A sign-in deletes the expired sessions of its user; this deletes those of users who never return. */
  @ScheduledJob('auth.purge-sessions', '25 * * * *')
  async purgeSessions(): Promise<void> {
    await this.sessions.deleteExpired();
  }

  @ScheduledJob('auth.purge-login-attempts', '45 * * * *')
  async purgeLoginAttempts(): Promise<void> {
    await this.loginAttempts.deleteExpired();
  }

  @ScheduledJob('auth.purge-password-resets', '55 * * * *')
  async purgePasswordResets(): Promise<void> {
    await this.passwordResets.deleteOld();
  }

  /** Within a day of a rotation of JWT_SECRET. */
  @ScheduledJob('auth.encrypt-second-factors', '5 3 * * *')
  async encryptSecondFactors(): Promise<void> {
    await this.secondFactorSecrets.encryptWithCurrentKey();
  }
}
