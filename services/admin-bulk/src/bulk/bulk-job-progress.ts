import { Injectable } from '@nestjs/common';
import { PostgresBus } from '@kp/platform/database';
import { JobProgress } from '../long-jobs/job-progress';
import { BULK_JOBS_CHANNEL, type BulkJob } from './bulk-job';
import { BulkJobs } from './bulk-jobs';

@Injectable()
export class BulkJobProgress extends JobProgress<BulkJob> {
  constructor(
    bus: PostgresBus,
    private readonly jobs: BulkJobs,
  ) {
    super(bus, BULK_JOBS_CHANNEL);
  }

  protected read(id: number): Promise<BulkJob> {
    return this.jobs.get(id);
  }

  protected isAtRest({ state }: BulkJob): boolean {
    return state === 'done' || state === 'cancelled';
  }
}
