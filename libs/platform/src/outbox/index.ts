import { CreateOutbox1763700000000 } from './migrations/1763700000000-create-outbox';
import { RunBackgroundJobs1795318220082 } from './migrations/1795318220082-run-background-jobs';
import { Lanes1795881800643 } from './migrations/1795881800643-lanes';
import { ShowBackgroundJobs1795441349894 } from './migrations/1795441349894-show-background-jobs';
import { RenameScheduledJobs1797020047201 } from './migrations/1797020047201-rename-scheduled-jobs';
import { RenameExpiryOfCheckouts1801958000111 } from './migrations/1801958000111-rename-expiry-of-checkouts';

export { type BackgroundJob, BackgroundJobs } from './background-jobs';
export { DelayedDeliveries } from './delayed-deliveries';
export {
  declaredHandlers,
  type Delivery,
  type EventHandler,
  HandlesEvent,
  writeSubscriptions,
} from './event-handler';
export { Outbox, OutboxModule } from './outbox';
export { OutboxWorkerModule } from './outbox-worker.module';
export { QueueOverview } from './queue-overview';
export { redactError } from './redact-error';
export { IS_WORKER_AWAY } from './worker-heartbeat';

export const outboxMigrations = [
  CreateOutbox1763700000000,
  RunBackgroundJobs1795318220082,
  ShowBackgroundJobs1795441349894,
  Lanes1795881800643,
  RenameScheduledJobs1797020047201,
  RenameExpiryOfCheckouts1801958000111,
];
