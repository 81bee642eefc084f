import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { LoginAttemptRepository } from '../persistence/login-attempt.repository';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { SessionRepository } from '../persistence/session.repository';
import { SecondFactorSecrets } from '../second-factor-secrets';

@Injectable()
export class SweepExpired {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly loginAttempts: LoginAttemptRepository,
    private readonly passwordResets: PasswordResetRepository,
    private readonly secondFactorSecrets: SecondFactorSecrets,
  ) {}

  /** A sign-in deletes the expired sessions of its user; this deletes those of users who never return. */
  @ScheduledJob('auth.sweep-sessions', '25 * * * *')
  async sweepSessions(): Promise<void> {
    await this.sessions.deleteExpired();
  }

  @ScheduledJob('auth.sweep-login-attempts', '45 * * * *')
  async sweepLoginAttempts(): Promise<void> {
    await this.loginAttempts.deleteExpired();
  }

  @ScheduledJob('auth.sweep-password-resets', '55 * * * *')
  async sweepPasswordResets(): Promise<void> {
    await this.passwordResets.deleteOld();
  }

  /** Within a day of a rotation of JWT_SECRET. */
  @ScheduledJob('auth.encrypt-second-factors', '5 3 * * *')
  async encryptSecondFactors(): Promise<void> {
    await this.secondFactorSecrets.encryptWithCurrentKey();
  }
}
