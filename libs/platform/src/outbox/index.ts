import { CreateOutbox1763700000000 } from './migrations/1763700000000-create-outbox';
import { RunBackgroundJobs1795318220082 } from './migrations/1795318220082-run-background-jobs';

export { type BackgroundJob, BackgroundJobs, type JobFilter, type JobStatus } from './background-jobs';
export { DeliveryRunner } from './delivery-runner';
export { type Delivery, type EventHandler, type HandlerOptions, HandlesEvent } from './event-handler';
export { Outbox } from './outbox';
export { OutboxModule, OutboxWorkerModule, type OutboxWorkerOptions } from './outbox.module';
export { retryDelaySeconds } from './retry-schedule';
export { declaredHandlers, writeSubscriptions } from './subscriptions';

export const outboxMigrations = [CreateOutbox1763700000000, RunBackgroundJobs1795318220082];
