import { Injectable, Logger } from '@nestjs/common';
import type { QueueOptions } from 'bull';
import Redis, { type RedisOptions } from 'ioredis';
import { RedisConfig } from '../config';

/** What a killed worker had taken from a queue is back in the queue after two to three times this long. */
const LOCK_MS = 5000;

/** How soon a queue takes jobs again after Redis was away. */
const RETRY_PROCESS_DELAY_MS = 500;

/** The Redis connections of the queues of one worker. */
@Injectable()
export class RedisConnections {
  readonly shared: Redis;
  private readonly logger = new Logger('Queue');
  private readonly all: Redis[] = [];

  constructor(private readonly config: RedisConfig) {
    // Fails at once while Redis is away, so that the relay can keep the jobs.
    this.shared = this.connect({ enableOfflineQueue: true, maxRetriesPerRequest: 1 });
  }

  queueOptions(): QueueOptions {
    return {
      // The braces make all keys of the shop one hash slot, which Bull's scripts need on a Redis Cluster.
      prefix: `{${this.config.prefix}}`,
      createClient: (type) =>
        type === 'client'
          ? this.shared
          : this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false }),
      // Attempts and delays are PostgreSQL's. Finished jobs are removed, so that their id can be sent again.
      defaultJobOptions: { attempts: 1, removeOnComplete: true, removeOnFail: true },
      // A job that a killed worker left comes back as often as needed: PostgreSQL decides whether it runs.
      settings: {
        maxStalledCount: 1000,
        lockDuration: LOCK_MS,
        stalledInterval: LOCK_MS,
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
    this.all.push(connection);
    return connection;
  }
}
