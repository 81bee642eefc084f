import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { prepared, Sql } from '../database';
import { RegisteredJobs } from './registered-jobs';
import { ScheduledJob, ScheduledJobs } from './scheduled-jobs';
import { ScheduledRuns } from './scheduled-runs';

const RETENTION_DAYS = 7;
const FAILED_RETENTION_DAYS = 30;
const BATCH_SIZE = 1000;

const PURGE = prepared(
  'scheduler.purge',
  `DELETE FROM scheduled_run WHERE id IN (
     SELECT id FROM scheduled_run
     WHERE finished_at < now() - make_interval(days => CASE WHEN error IS NULL THEN $1::int ELSE $2::int END)
     ORDER BY id LIMIT $3)`,
);
const REMOVE_UNKNOWN = prepared(
  'scheduler.remove-unknown',
  'DELETE FROM scheduled_job WHERE seen_at < now() - make_interval(days => $1)',
);

@Injectable()
class ScheduledRunCleanup {
  constructor(private readonly sql: Sql) {}

  @ScheduledJob('scheduler.purge', '45 * * * *')
  async purge(): Promise<void> {
    while ((await this.sql.run(PURGE, [RETENTION_DAYS, FAILED_RETENTION_DAYS, BATCH_SIZE])) === BATCH_SIZE);
    await this.sql.run(REMOVE_UNKNOWN, [RETENTION_DAYS]);
  }
}

@Module({})
export class SchedulerModule {
  /** @param ticks false: jobs run on demand only, as in tests */
  static forRoot(ticks = true): DynamicModule {
    return {
      module: SchedulerModule,
      global: true,
      imports: [DiscoveryModule, ScheduleModule.forRoot({ cronJobs: ticks, intervals: ticks })],
      providers: [RegisteredJobs, ScheduledRuns, ScheduledJobs, ScheduledRunCleanup],
      exports: [ScheduledRuns, ScheduledJobs],
    };
  }
}
