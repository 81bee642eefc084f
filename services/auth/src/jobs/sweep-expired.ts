import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { LoginAttemptRepository } from '../persistence/login-attempt.repository';
import { SessionRepository } from '../persistence/user.repository';

@Injectable()
export class SweepExpired {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly loginAttempts: LoginAttemptRepository,
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
}
