export { ScheduledJob } from './scheduled-job';
export { ScheduledJobs } from './scheduled-jobs';
export { type ScheduledRun, ScheduledRuns } from './scheduled-runs';
export { SchedulerModule } from './scheduler.module';
