export interface RetryPolicy {
  maxAttempts: number;
  backoff: { baseSeconds: number; maxSeconds: number };
}

interface QueuePolicy extends RetryPolicy {
  concurrency: number;
  /** Caps a worker at `concurrency * 1000 / pauseMs` jobs a second. */
  pauseMs: number;
  maxWaiting: number;
  /** A running job whose lease is not renewed for this long counts as a failed attempt. */
  leaseSeconds: number;
  maxRunSeconds: number;
}

/** Of every queue. At most 50 jobs a second, to leave the database to requests; retries for more than eight hours. */
export const QUEUE_POLICY: QueuePolicy = {
  concurrency: 5,
  pauseMs: 100,
  maxWaiting: 500,
  leaseSeconds: 30,
  maxRunSeconds: 600,
  maxAttempts: 20,
  backoff: { baseSeconds: 1, maxSeconds: 3600 },
};

export interface Job {
  id: number;
  queue: string;
  handler: string;
  attempts: number;
}

export interface JobData {
  deliveryId: number;
  handler: string;
}

export interface QueueProcessor {
  readonly queue: string;
  process(job: { data: JobData }): Promise<void>;
}

/** Redis drops a duplicate job by its id while the first one waits. */
export const jobIdOf = ({ id, attempts }: Job): string => `outbox-${id}-${attempts}`;

export type QueueState = 'up' | 'down' | 'inline';

export abstract class JobDriver {
  abstract state(): QueueState;

  abstract fullQueues(): Promise<string[]>;

  /** @throws when the jobs could not be sent; the relay then keeps them */
  abstract send(jobs: Job[]): Promise<void>;

  abstract onReconnect(listener: () => void): void;

  /** @returns deliveries that were sent but not started */
  abstract cancelWaiting(): number[];

  abstract close(): Promise<void>;
}

/** Spreads the retries of deliveries that failed together. */
const MAX_JITTER_RATIO = 0.25;

/** @param attempt 1 after the first attempt */
export function retryDelaySeconds(
  attempt: number,
  { baseSeconds, maxSeconds }: RetryPolicy['backoff'],
  random = Math.random(),
): number {
  const delay = Math.min(baseSeconds * 2 ** Math.max(attempt - 1, 0), maxSeconds);
  return delay * (1 + random * MAX_JITTER_RATIO);
}
