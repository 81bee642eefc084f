export { BullDriver } from './bull-driver';
export { InlineDriver } from './inline-driver';
export { type Job, JobDriver, type JobProcessor, type QueueState } from './job-driver';
