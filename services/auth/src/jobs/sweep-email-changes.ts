import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { ProfileRepository } from '../persistence/profile.repository';

@Injectable()
export class SweepEmailChanges {
  constructor(
    private readonly emailChanges: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
  ) {}

  @ScheduledJob('auth.sweep-email-changes', '50 * * * *')
  async sweepEmailChanges(): Promise<void> {
    await this.emailChanges.deleteExpired();
    await this.profiles.deleteOldNotices();
  }
}
