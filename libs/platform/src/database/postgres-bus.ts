import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DatabaseConfig } from './database.config';
import { prepared, Sql } from './sql';
import { Transactions } from './transactions';

const NOTIFY = prepared('platform.notify', 'SELECT pg_notify($1, $2)');
/** The usual time between two announcements on a channel; what comes meanwhile is announced together. */
const ANNOUNCEMENT_INTERVAL_MS = 100;
const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** PostgreSQL rejects payloads of 8000 bytes or more. */
const TOPICS_PER_MESSAGE = 500;

type Listener = (topics: string[]) => void;

/**
 * Change hints between processes by LISTEN/NOTIFY. A crash loses them, so receivers also refresh on a
 * timer.
 */
@Injectable()
export class PostgresBus implements OnApplicationShutdown {
  private readonly logger = new Logger(PostgresBus.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly pending = new Map<string, Set<string>>();
  /** Channels with an announcement less than an interval ago. */
  private readonly resting = new Set<string>();
  private client?: Client;
  private connecting?: Promise<void>;
  private retry?: NodeJS.Timeout;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly config: DatabaseConfig,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param topics short, without commas
   * @param intervalMs the least time between two announcements on the channel
   */
  publish(channel: string, topics: string[], intervalMs = ANNOUNCEMENT_INTERVAL_MS): void {
    this.transactions.afterCommit(() => {
      const pendingTopics = this.pending.get(channel);
      if (pendingTopics) return topics.forEach((topic) => pendingTopics.add(topic));
      this.pending.set(channel, new Set(topics));
      if (!this.resting.has(channel)) setImmediate(() => void this.flush(channel, intervalMs));
    });
  }

  /** Calls `listener` without topics after a reconnect: anything may have changed. */
  async subscribe(channel: string, listener: Listener): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    const { client } = this;
    // On failure the connection is dropped: the next one listens on all channels.
    if (client) await listen(client, channel).catch(() => client.end().catch(() => undefined));
    else if (!this.retry) await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.connecting;
    const { client } = this;
    if (!client) return;
    for (const [channel, topics] of this.pending) {
      for (const payload of payloadsOf([...topics]))
        await client.query(NOTIFY.text, [channel, payload]).catch(() => undefined);
    }
    await client.end().catch(() => undefined);
  }

  private async flush(channel: string, intervalMs: number): Promise<void> {
    const topics = this.pending.get(channel);
    if (this.closed || !topics) {
      this.resting.delete(channel);
      return;
    }
    this.pending.delete(channel);
    this.resting.add(channel);
    setTimeout(() => void this.flush(channel, intervalMs), intervalMs);
    try {
      for (const payload of payloadsOf([...topics])) await this.sql.run(NOTIFY, [channel, payload]);
    } catch (error) {
      this.logger.warn(`Could not announce a change on ${channel}: ${(error as Error).message}`);
    }
  }

  private connect(): Promise<void> {
    this.connecting ??= this.tryToConnect().finally(() => (this.connecting = undefined));
    return this.connecting;
  }

  private async tryToConnect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.listenUrl ?? this.config.url,
      application_name: 'kitchenpass-listener',
      connectionTimeoutMillis: this.config.connectTimeoutMs,
      query_timeout: this.config.connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    });
    client.on('notification', ({ channel, payload }) => {
      const topics = payload ? payload.split(',') : [];
      this.listeners.get(channel)?.forEach((listener) => listener(topics));
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await listen(client, channel);
    } catch (error) {
      client.end().catch(() => undefined);
      this.retryLater((error as Error).message);
      return;
    }
    this.client = client;
    client.once('end', () => {
      this.client = undefined;
      this.retryLater('the connection has ended');
    });
    if (this.failures === 0) return;
    this.failures = 0;
    for (const listeners of this.listeners.values()) listeners.forEach((listener) => listener([]));
  }

  private retryLater(reason: string): void {
    if (this.closed) return;
    if (this.failures === 0) this.logger.warn(`Listening is interrupted: ${reason}`);
    const delay = Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** this.failures);
    this.failures += 1;
    // Jitter spreads the reconnects of all processes.
    this.retry = setTimeout(
      () => {
        this.retry = undefined;
        void this.connect();
      },
      delay * (0.5 + Math.random() / 2),
    );
  }
}

const listen = (client: Client, channel: string) => client.query(`LISTEN ${channel}`);

function payloadsOf(topics: string[]): string[] {
  const messages = Math.max(1, Math.ceil(topics.length / TOPICS_PER_MESSAGE));
  return Array.from({ length: messages }, (_, index) =>
    topics.slice(index * TOPICS_PER_MESSAGE, (index + 1) * TOPICS_PER_MESSAGE).join(','),
  );
}
