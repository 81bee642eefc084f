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

/** A claimed delivery on its way to a queue. */
export interface Job {
  /** Delivery id. */
  id: number;
  queue: QueueName;
  /** Name of the handler it is for. */
  handler: string;
  /** Attempts that have been started so far: part of the identity of the job. */
  attempts: number;
}

/** What a job carries; everything else is read from PostgreSQL when it runs. */
export interface JobData {
  deliveryId: number;
  handler: string;
}

/** The class behind a queue: `@Processor` for Bull, called directly by the inline driver. */
export interface QueueProcessor {
  readonly queue: QueueName;
  process(job: { data: JobData }): Promise<void>;
}

/** A delivery that is sent twice before it starts is one job: the second is dropped while the first waits. */
export const jobIdOf = ({ id, attempts }: Job): string => `outbox-${id}-${attempts}`;

/** `inline`: the shop runs without Redis. */
export type QueueState = 'up' | 'down' | 'inline';

/** Brings jobs to the processors: over Bull on Redis, or inside the process of the relay. */
export abstract class JobDriver {
  /** Whether jobs can be sent now. */
  abstract state(): QueueState;

  /** Queues that take no more jobs for now: their deliveries wait in PostgreSQL. */
  abstract fullQueues(): Promise<QueueName[]>;

  /** @throws when the jobs could not be handed over; the relay then keeps them */
  abstract send(jobs: Job[]): Promise<void>;

  /** Calls `listener` whenever the queues can be reached again, and may have lost what was sent before. */
  abstract onReconnect(listener: () => void): void;

  /**
   * Starts no new job from here on.
   * @returns deliveries that were sent and start only when they are sent again
   */
  abstract takeBack(): number[];

  /** Starts no new job and waits for the running ones. */
  abstract close(): Promise<void>;
}

/** Deliveries that failed together do not all come back in the same second. */
const MAX_JITTER = 0.25;

/**
 * Delay after a failed attempt. It doubles up to the maximum of the queue, with up to a quarter on top.
 * @param attempt 1 after the first attempt
 */
export function retryDelaySeconds(
  attempt: number,
  { baseSeconds, maxSeconds }: QueuePolicy['backoff'],
  random = Math.random(),
): number {
  const delay = Math.min(baseSeconds * 2 ** Math.max(attempt - 1, 0), maxSeconds);
  return delay * (1 + random * MAX_JITTER);
}
