import { CreateOutbox1763700000000 } from './migrations/1763700000000-create-outbox';

export { DeliveryRunner } from './delivery-runner';
export { type Delivery, type EventHandler, type HandlerOptions, HandlesEvent } from './event-handler';
export { Outbox } from './outbox';
export { OutboxModule, OutboxWorkerModule } from './outbox.module';
export { retryDelaySeconds, TRIES } from './retry-schedule';

export const outboxMigrations = [CreateOutbox1763700000000];
