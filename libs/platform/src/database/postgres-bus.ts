import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { DatabaseConfig } from '../config';
import { prepared, Sql } from './sql';
import { Transactions } from './transactions';

const NOTIFY = prepared('platform.notify', 'SELECT pg_notify($1, $2)');
/** Many writes in a burst become one message. */
const COALESCE_MILLISECONDS = 100;
const RECONNECT_MILLISECONDS = 1000;
/** PostgreSQL refuses payloads of 8000 bytes; a longer list is sent in parts. */
const WORDS_PER_MESSAGE = 500;

type Listener = (words: string[]) => void;

/**
 * Short messages between all processes of the shop by PostgreSQL LISTEN/NOTIFY. Messages are hints that something
 * changed, sent after commit and coalesced; a process that dies in between loses them, so receivers also refresh
 * by time.
 */
@Injectable()
export class PostgresBus implements OnApplicationShutdown {
  private readonly logger = new Logger(PostgresBus.name);
  private readonly listeners = new Map<string, Listener[]>();
  private readonly pending = new Map<string, Set<string>>();
  private client?: Client;
  private connecting?: Promise<void>;
  private closed = false;

  constructor(
    private readonly config: DatabaseConfig,
    private readonly sql: Sql,
    private readonly transactions: Transactions,
  ) {}

  /** Announces `words` (short, without commas) on `channel` after the running transaction has committed. */
  publish(channel: string, words: string[]): void {
    this.transactions.afterCommit(() => {
      const waiting = this.pending.get(channel);
      if (waiting) return words.forEach((word) => waiting.add(word));
      this.pending.set(channel, new Set(words));
      setTimeout(() => void this.flush(channel), COALESCE_MILLISECONDS);
    });
  }

  /** Calls `listener` with the words of each message, and with none after a lost connection (anything may have changed). */
  async subscribe(channel: string, listener: Listener): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    this.connecting ??= this.connect();
    await this.connecting;
    await this.client?.query(`LISTEN ${channel}`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async flush(channel: string): Promise<void> {
    const words = [...(this.pending.get(channel) ?? [])];
    this.pending.delete(channel);
    if (this.closed) return;
    try {
      for (let start = 0; start === 0 || start < words.length; start += WORDS_PER_MESSAGE) {
        await this.sql.run(NOTIFY, [channel, words.slice(start, start + WORDS_PER_MESSAGE).join(',')]);
      }
    } catch (error) {
      this.logger.warn(`Could not announce a change on ${channel}: ${(error as Error).message}`);
    }
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.config.listenUrl ?? this.config.url,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => {
      const words = payload ? payload.split(',') : [];
      this.listeners.get(channel)?.forEach((listener) => listener(words));
    });
    client.on('error', () => undefined);
    client.on('end', () => this.reconnect());
    await client.connect();
    this.client = client;
  }

  private reconnect(): void {
    if (this.closed) return;
    setTimeout(() => {
      if (this.closed) return;
      this.connect()
        .then(async () => {
          for (const [channel, listeners] of this.listeners) {
            await this.client?.query(`LISTEN ${channel}`);
            listeners.forEach((listener) => listener([]));
          }
        })
        .catch((error: Error) => {
          this.logger.warn(`Listening is interrupted: ${error.message}`);
          this.reconnect();
        });
    }, RECONNECT_MILLISECONDS);
  }
}
