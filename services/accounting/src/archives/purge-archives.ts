import { Injectable } from '@nestjs/common';
import { ScheduledJob } from '@kp/platform/scheduler';
import { FileStorage } from '@kp/platform/storage';
import { MonthArchiveRepository } from './month-archive.repository';

/** What is in them is kept elsewhere, so another one can be made at any time. */
const RETENTION_DAYS = 14;
const BATCH_SIZE = 20;

@Injectable()
export class PurgeArchives {
  constructor(
    private readonly archives: MonthArchiveRepository,
    private readonly storage: FileStorage,
  ) {}

  @ScheduledJob('accounting.purge-archives', '25 3 * * *')
  async purge(): Promise<void> {
    let files: (string | null)[];
    do {
      files = await this.archives.takeOlderThan(RETENTION_DAYS, BATCH_SIZE);
      for (const file of files) if (file) await this.storage.delete(file);
    } while (files.length === BATCH_SIZE);
  }
}
