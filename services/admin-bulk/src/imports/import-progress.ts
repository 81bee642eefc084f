import { Injectable } from '@nestjs/common';
import { isImportAtRest } from '@kp/commerce/import-rules';
import { PostgresBus } from '@kp/platform/database';
import { JobProgress } from '../long-jobs/job-progress';
import { type ImportJob, importNotFound, IMPORTS_CHANNEL } from './import-job';
import { ImportJobRepository } from './import-job.repository';

@Injectable()
export class ImportProgress extends JobProgress<ImportJob> {
  constructor(
    bus: PostgresBus,
    private readonly jobs: ImportJobRepository,
  ) {
    super(bus, IMPORTS_CHANNEL);
  }

  protected async read(id: number): Promise<ImportJob> {
    const job = await this.jobs.find(id);
    if (!job) throw importNotFound();
    return job;
  }

  protected isAtRest({ state }: ImportJob): boolean {
    return isImportAtRest(state);
  }
}
