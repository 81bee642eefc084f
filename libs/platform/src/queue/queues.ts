/** How the jobs of one queue are run and retried. */
export interface QueuePolicy {
  /** Jobs that one worker runs at the same time. */
  concurrency: number;
  /** Pause after each job: caps a worker at `concurrency * 1000 / pauseMs` jobs a second. */
  pauseMs: number;
  /** Jobs that may wait in Redis; the rest waits in PostgreSQL. */
  maxWaiting: number;
  /** A running job whose worker has not renewed its lease for this long counts as a failed attempt. */
  leaseSeconds: number;
  /** After this time the lease of a running job is no longer renewed. */
  maxRunSeconds: number;
  /** Attempts before a delivery becomes a dead letter. */
  maxAttempts: number;
  /** The delay after a failed attempt doubles from the first value up to the second. */
  backoff: { baseSeconds: number; maxSeconds: number };
}

const RETRY_FOR_EIGHT_HOURS = { maxAttempts: 20, backoff: { baseSeconds: 1, maxSeconds: 3600 } };

/** Every queue of the shop; each has a processor in `../outbox/processors.ts`. */
export const QUEUES = {
  // 50 mails a second: a burst of mails must not take the database from the shoppers.
  emails: {
    concurrency: 5,
    pauseMs: 100,
    maxWaiting: 500,
    leaseSeconds: 30,
    maxRunSeconds: 600,
    ...RETRY_FOR_EIGHT_HOURS,
  },
  payments: {
    concurrency: 5,
    pauseMs: 100,
    maxWaiting: 500,
    leaseSeconds: 30,
    maxRunSeconds: 600,
    ...RETRY_FOR_EIGHT_HOURS,
  },
} as const satisfies Record<string, QueuePolicy>;

export type QueueName = keyof typeof QUEUES;

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];
