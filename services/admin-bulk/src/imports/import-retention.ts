import { Injectable } from '@nestjs/common';
import { ImportChanges } from '@kp/catalog';
import { ScheduledJob } from '@kp/platform/scheduler';
import { ImportFiles } from './import-files';
import { ImportJobRepository } from './import-job.repository';

const IDLE_DAYS = 7;
const RETENTION_DAYS = 90;
/** Undone within a day, and looked for in the list of products for some days. */
const CHANGE_DAYS = 7;
const FILE_BATCH = 20;
/** Each may have problems of 100,000 rows. */
const JOB_BATCH = 10;

@Injectable()
export class ImportRetention {
  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly changes: ImportChanges,
  ) {}

  @ScheduledJob('admin-bulk.purge-imports', '50 * * * *')
  async purge(): Promise<void> {
    let files: string[];
    do {
      files = await this.jobs.forgetFiles(IDLE_DAYS, FILE_BATCH);
      for (const name of files) await this.files.delete(name);
    } while (files.length >= FILE_BATCH);
    await this.changes.removeOlderThan(CHANGE_DAYS);
    while ((await this.jobs.deleteOlderThan(RETENTION_DAYS, JOB_BATCH)) === JOB_BATCH);
  }
}
