import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { ProfileRepository } from '../persistence/profile.repository';

@Injectable()
export class PurgeEmailChanges {
  constructor(
    private readonly emailChanges: EmailChangeRepository,
    private readonly profiles: ProfileRepository,
  ) {}

  @ScheduledJob('auth.purge-email-changes', '50 * * * *')
  async purgeEmailChanges(): Promise<void> {
    await this.emailChanges.deleteExpired();
    await this.profiles.deleteOldNotices();
  }
}
