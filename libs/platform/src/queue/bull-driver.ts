import { Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { type Job, type JobData, JobDriver, jobIdOf, type QueueState } from './job-driver';
import { type QueueName, QUEUES } from './queues';
import type { RedisConnections } from './redis-connections';

const SEND_TIMEOUT_MS = 5000;
/** Running jobs finish within this time; shorter than the shutdown of the worker. */
const CLOSE_TIMEOUT_MS = 13_000;

/** Jobs over Bull queues on Redis. Redis only carries them: what is lost there is sent again by the relay. */
export class BullDriver extends JobDriver {
  private readonly logger = new Logger('Queue');
  private readonly queues: Map<QueueName, Queue<JobData>>;

  constructor(
    private readonly connections: RedisConnections,
    queues: Queue<JobData>[],
  ) {
    super();
    this.queues = new Map(queues.map((queue) => [queue.name as QueueName, queue]));
    queues.forEach((queue) => this.prepare(queue));
  }

  async send(jobs: Job[]): Promise<void> {
    for (const [name, queue] of this.queues) {
      const own = jobs.filter((job) => job.queue === name);
      if (own.length === 0) continue;
      const entries = own.map((job) => ({
        data: { deliveryId: job.id, handler: job.handler },
        opts: { jobId: jobIdOf(job) },
      }));
      await within(SEND_TIMEOUT_MS, queue.addBulk(entries));
    }
  }

  async fullQueues(): Promise<QueueName[]> {
    const names = [...this.queues.keys()];
    if (this.state() === 'down') return names;
    try {
      const counts = await within(
        SEND_TIMEOUT_MS,
        Promise.all([...this.queues.values()].map((queue) => queue.getWaitingCount())),
      );
      return names.filter((name, index) => (counts[index] ?? 0) >= QUEUES[name].maxWaiting);
    } catch (error) {
      this.logger.warn(`Redis does not answer: ${(error as Error).message}`);
      return names;
    }
  }

  state(): QueueState {
    return this.connections.shared.status === 'ready' ? 'up' : 'down';
  }

  onReconnect(listener: () => void): void {
    this.connections.shared.on('ready', listener);
  }

  /** What waits in Redis is taken by another worker. */
  takeBack(): number[] {
    return [];
  }

  async close(): Promise<void> {
    await Promise.allSettled(
      [...this.queues.values()].map((queue) => within(CLOSE_TIMEOUT_MS, queue.close())),
    );
    this.connections.disconnect();
  }

  private prepare(queue: Queue<JobData>): void {
    queue.on('error', (error) => this.logger.warn(`Redis: ${error.message}`));
    // @nestjs/bull does not await `process`, which rejects when the worker stops while Redis is away.
    const process = queue.process.bind(queue) as (...args: unknown[]) => Promise<void>;
    Object.assign(queue, {
      process: (...args: unknown[]) =>
        process(...args).catch((error: unknown) => this.logger.debug(String(error))),
      // The driver closes the queues itself, before the database is gone.
      onApplicationShutdown: undefined,
    });
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
