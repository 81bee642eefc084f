import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { ScheduledJobs } from './scheduled-jobs';
import { ScheduledRuns } from './scheduled-runs';
import { SweepScheduledRuns } from './sweep-scheduled-runs';

/** Worker processes only. */
@Module({})
export class SchedulerModule {
  /** @param ticks false: jobs run only when they are asked for, as tests do */
  static forRoot(ticks = true): DynamicModule {
    return {
      module: SchedulerModule,
      global: true,
      imports: [DiscoveryModule, ScheduleModule.forRoot({ cronJobs: ticks, intervals: ticks })],
      providers: [ScheduledRuns, ScheduledJobs, SweepScheduledRuns],
      exports: [ScheduledRuns, ScheduledJobs],
    };
  }
}
