import { setTimeout as rest } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import Bull from 'bull';
import Redis, { type RedisOptions } from 'ioredis';
import { RedisConfig } from '../config';
import { type Job, JobDriver, type JobProcessor, type QueueState } from './job-driver';

/** Of each queue: mail servers and payment providers keep a job waiting. */
const JOBS_AT_ONCE = 5;
/** After each job, which makes fifty a second of each queue: a burst of mails leaves the database to the shoppers. */
const REST_MILLISECONDS = 100;
/** In a queue. Few enough to be done before their leases end, even when each takes a quarter of a second. */
const MOST_WAITING = 500;
const SEND_TIMEOUT_MILLISECONDS = 5000;

interface JobData {
  deliveryId: number;
  handler: string;
}

/** Jobs over Bull queues on Redis. Redis only carries them: what is lost there is sent again by the relay. */
@Injectable()
export class BullDriver extends JobDriver implements OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly queues = new Map<string, Bull.Queue<JobData>>();
  private readonly connections: Redis[] = [];
  private shared?: Redis;

  constructor(private readonly config: RedisConfig) {
    super();
  }

  async start(names: string[], processor: JobProcessor): Promise<void> {
    for (const name of names) {
      const queue = new Bull<JobData>(name, {
        // The braces make all keys of the shop one hash slot, which Bull's scripts need on a Redis Cluster.
        prefix: `{${this.config.prefix}}`,
        createClient: (type) => this.connectionFor(type),
        // Tries and delays are PostgreSQL's; Bull must not add its own.
        defaultJobOptions: { attempts: 1, removeOnComplete: 100, removeOnFail: 100 },
      });
      queue.on('error', (error) => this.logger.warn(`Redis: ${error.message}`));
      this.queues.set(name, queue);
      void queue
        .process(JOBS_AT_ONCE, async ({ data }) => {
          await processor(data.deliveryId, data.handler);
          await rest(REST_MILLISECONDS);
        })
        .catch(() => undefined);
    }
  }

  async send(jobs: Job[]): Promise<void> {
    for (const [name, queue] of this.queues) {
      const own = jobs.filter((job) => job.queue === name);
      if (own.length === 0) continue;
      const entries = own.map((job) => ({
        data: { deliveryId: job.id, handler: job.handler },
        opts: { jobId: `outbox-${job.id}-${job.attempt}` },
      }));
      await within(SEND_TIMEOUT_MILLISECONDS, queue.addBulk(entries));
    }
  }

  async fullQueues(): Promise<string[]> {
    if ((await this.state()) === 'down') return [];
    const counts = await within(
      SEND_TIMEOUT_MILLISECONDS,
      Promise.all([...this.queues.values()].map((queue) => queue.getWaitingCount())),
    );
    return [...this.queues.keys()].filter((_, index) => (counts[index] ?? 0) >= MOST_WAITING);
  }

  async state(): Promise<QueueState> {
    return this.shared?.status === 'ready' ? 'up' : 'down';
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => within(5000, queue.close())));
    this.connections.forEach((connection) => connection.disconnect());
  }

  private connectionFor(type: 'client' | 'subscriber' | 'bclient'): Redis {
    if (type === 'client') {
      // Refuses at once while Redis is away, so that the relay can keep the jobs.
      this.shared ??= this.connect({ enableOfflineQueue: true, maxRetriesPerRequest: 1 });
      return this.shared;
    }
    return this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
  }

  private connect(options: RedisOptions): Redis {
    const connection = new Redis(this.config.url as string, {
      retryStrategy: (times) => Math.min(times * 200, 2000),
      ...options,
    });
    connection.on('error', (error: Error) => this.logger.debug(error.message));
    this.connections.push(connection);
    return connection;
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
