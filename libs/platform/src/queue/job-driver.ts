/** A claimed delivery on its way to a queue. */
export interface Job {
  /** Delivery id. */
  id: number;
  queue: string;
  /** Name of the handler it is for. */
  handler: string;
  attempt: number;
}

/** Runs a delivery by the handler it is for. */
export type JobProcessor = (deliveryId: number, handler: string) => Promise<void>;

/** `inline`: the shop runs without Redis. */
export type QueueState = 'up' | 'down' | 'inline';

/** Brings jobs to a worker: over Bull on Redis, or inline in the process of the relay. */
export abstract class JobDriver {
  /** Tells the driver what to do with a job; called once at start. */
  abstract start(queues: string[], processor: JobProcessor): Promise<void>;

  /** Whether jobs can travel now. */
  abstract state(): Promise<QueueState>;

  /** Queues that have work enough for now: what is due for them waits in PostgreSQL. */
  abstract fullQueues(): Promise<string[]>;

  /** @throws when the jobs could not be handed over; the relay then keeps them */
  abstract send(jobs: Job[]): Promise<void>;
}
