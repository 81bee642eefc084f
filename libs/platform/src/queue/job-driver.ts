import type { QueueName } from './queues';

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
