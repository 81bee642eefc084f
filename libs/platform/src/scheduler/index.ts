export { type RegisteredJob, RegisteredJobs } from './registered-jobs';
export { ScheduledJob, ScheduledJobs } from './scheduled-jobs';
export { type ScheduledRun, ScheduledRuns } from './scheduled-runs';
export { SchedulerModule } from './scheduler.module';
