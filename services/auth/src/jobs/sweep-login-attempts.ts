import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { LoginAttemptRepository } from '../persistence/login-attempt.repository';

/** A counted attempt is of no use once its window is over. */
@Injectable()
export class SweepLoginAttempts {
  constructor(private readonly attempts: LoginAttemptRepository) {}

  @ScheduledJob('auth.sweep-login-attempts', '45 * * * *')
  async sweep(): Promise<void> {
    await this.attempts.deleteExpired();
  }
}
