import { CreateOutbox1763700000000 } from './migrations/1763700000000-create-outbox';
import { RunBackgroundJobs1795318220082 } from './migrations/1795318220082-run-background-jobs';

export { type BackgroundJob, BackgroundJobs } from './background-jobs';
export {
  declaredHandlers,
  type Delivery,
  type EventHandler,
  HandlesEvent,
  writeSubscriptions,
} from './event-handler';
export { Outbox, OutboxModule } from './outbox';
export { OutboxWorkerModule } from './outbox-worker.module';

export const outboxMigrations = [CreateOutbox1763700000000, RunBackgroundJobs1795318220082];
