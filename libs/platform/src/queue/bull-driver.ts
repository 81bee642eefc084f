import { Injectable, Logger } from '@nestjs/common';
import type { Queue, QueueOptions } from 'bull';
import Redis, { type RedisOptions } from 'ioredis';
import { type Job, type JobData, JobDriver, jobIdOf, QUEUE_POLICY, type QueueState } from './queues';
import { RedisConfig } from './redis.config';

/** Jobs of a killed worker return to the queue after two to three times this long. */
const LOCK_DURATION_MS = 5000;

const RETRY_PROCESS_DELAY_MS = 500;

@Injectable()
export class RedisConnections {
  readonly shared: Redis;
  private readonly logger = new Logger('Queue');
  private readonly all: Redis[] = [];

  constructor(private readonly config: RedisConfig) {
    this.shared = this.connect({ enableOfflineQueue: true, maxRetriesPerRequest: 1 });
  }

  queueOptions(): QueueOptions {
    return {
      // The braces put all keys into one hash slot, as Bull requires on a Redis Cluster.
      prefix: `{${this.config.prefix}}`,
      createClient: (type) =>
        type === 'client'
          ? this.shared
          : this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false }),
      // PostgreSQL decides attempts and delays. Finished jobs are removed, so that their id can be reused.
      defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
      settings: {
        maxStalledCount: 1000,
        lockDuration: LOCK_DURATION_MS,
        stalledInterval: LOCK_DURATION_MS,
        retryProcessDelay: RETRY_PROCESS_DELAY_MS,
      },
    };
  }

  disconnect(): void {
    this.all.forEach((connection) => connection.disconnect());
  }

  private connect(options: RedisOptions): Redis {
    const connection = new Redis(this.config.url as string, {
      retryStrategy: (times) => Math.min(times * 200, 2000),
      ...options,
    });
    connection.on('error', (error: Error) => this.logger.debug(error.message));
    // Every queue listens to the connection that all share.
    connection.setMaxListeners(0);
    this.all.push(connection);
    return connection;
  }
}

const SEND_TIMEOUT_MS = 5000;
const CLOSE_TIMEOUT_MS = 13_000;

/** Redis only transports the jobs: the relay sends lost ones again. */
export class BullDriver extends JobDriver {
  private readonly logger = new Logger('Queue');
  private readonly queues: Map<string, Queue<JobData>>;

  constructor(
    private readonly connections: RedisConnections,
    queues: Queue<JobData>[],
  ) {
    super();
    this.queues = new Map(queues.map((queue) => [queue.name, queue]));
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
      await withTimeout(SEND_TIMEOUT_MS, queue.addBulk(entries));
    }
  }

  async fullQueues(): Promise<string[]> {
    const names = [...this.queues.keys()];
    if (this.state() === 'down') return names;
    try {
      const counts = await withTimeout(
        SEND_TIMEOUT_MS,
        Promise.all([...this.queues.values()].map((queue) => queue.getWaitingCount())),
      );
      return names.filter((_name, index) => (counts[index] ?? 0) >= QUEUE_POLICY.maxWaiting);
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

  cancelWaiting(): number[] {
    return [];
  }

  async close(): Promise<void> {
    await Promise.allSettled(
      [...this.queues.values()].map((queue) => withTimeout(CLOSE_TIMEOUT_MS, queue.close())),
    );
    this.connections.disconnect();
  }

  private prepare(queue: Queue<JobData>): void {
    queue.on('error', (error) => this.logger.warn(`Redis: ${error.message}`));
    // @nestjs/bull does not await `process`, which rejects when the worker stops while Redis is down.
    const process = queue.process.bind(queue) as (...args: unknown[]) => Promise<void>;
    Object.assign(queue, {
      process: (...args: unknown[]) =>
        process(...args).catch((error: unknown) => this.logger.debug(String(error))),
      // The driver closes the queues itself, before the database connections close.
      onApplicationShutdown: undefined,
    });
  }
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
