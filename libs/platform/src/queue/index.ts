export { BullDriver } from './bull-driver';
export { InlineDriver } from './inline-driver';
export { type Job, type JobData, JobDriver, type QueueProcessor, type QueueState } from './job-driver';
export { QUEUE_NAMES, type QueueName, type QueuePolicy, QUEUES } from './queues';
export { RedisConnections } from './redis-connections';
