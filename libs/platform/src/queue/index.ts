export { BullDriver, RedisConnections } from './bull-driver';
export { InlineDriver } from './inline-driver';
export { type Job, type JobData, JobDriver, QUEUE_POLICY, type QueueProcessor } from './queues';
export { RedisConfig } from './redis.config';
export { WorkerConfig } from './worker.config';
