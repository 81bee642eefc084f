import { Module } from '@nestjs/common';
import { BackgroundJobs } from '@kp/platform/outbox';
import { ScheduledRuns } from '@kp/platform/scheduler';
import { JobsController } from './jobs.controller';

@Module({ controllers: [JobsController], providers: [BackgroundJobs, ScheduledRuns] })
export class JobsModule {}
