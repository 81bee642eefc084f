import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { ClientGoneError, ServedRequest } from './request-pool';
import { inOnePacket } from './transactions';

/** As many as one gateway keeps busy: it needs about as long for a request as PostgreSQL for its statement. */
const CONNECTIONS = 2;
/** No quick statement runs as long, so whatever waits behind this one would wait too long. */
const SLOW_AFTER_MS = 50;

const ignoreError = () => undefined;

/** A connection is taken from the pool for the first statement and given back after the last. */
class SharedConnection {
  unanswered = 0;
  private client: PoolClient | undefined;
  private taken: Promise<PoolClient> | undefined;
  private failure: Error | undefined;
  private answeredAt = 0;

  constructor(private readonly pool: Pool) {}

  isSlow(now: number): boolean {
    return this.unanswered > 0 && now - this.answeredAt > SLOW_AFTER_MS;
  }

  async query(query: QueryConfig): Promise<QueryResult> {
    if (this.unanswered === 0) this.answeredAt = performance.now();
    this.unanswered += 1;
    try {
      const client = await (this.taken ??= this.take());
      if (ServedRequest.get()?.isAbandoned) throw new ClientGoneError();
      return await inOnePacket(client).query(query);
    } catch (error) {
      if (!(error instanceof ClientGoneError)) this.failure = error as Error;
      throw error;
    } finally {
      this.answeredAt = performance.now();
      this.unanswered -= 1;
      if (this.unanswered === 0) this.giveBack();
    }
  }

  private async take(): Promise<PoolClient> {
    this.client = await ServedRequest.exit(() => this.pool.connect());
    // Its statements fail with the same error; without a listener it would end the process.
    return this.client.on('error', ignoreError);
  }

  private giveBack(): void {
    this.client?.off('error', ignoreError);
    this.client?.release(this.failure);
    this.client = this.taken = this.failure = undefined;
  }
}

/**
 * Quick statements of many requests on few connections, sent before the one ahead is answered (pipelining). With a
 * connection for each, PostgreSQL's many processes keep the gateway from its processor and then wait for it.
 */
export class SharedConnections {
  private readonly connections: SharedConnection[];

  constructor(private readonly pool: Pool) {
    // One is left for transactions: under load the others are never given back.
    const count = Math.min(CONNECTIONS, pool.options.max - 1);
    this.connections = Array.from({ length: count }, () => new SharedConnection(pool));
  }

  /** None joins a connection whose statement turned out slow: it takes one of its own. */
  query(query: QueryConfig): Promise<QueryResult> {
    const now = performance.now();
    let free: SharedConnection | undefined;
    for (const connection of this.connections)
      if (!connection.isSlow(now) && connection.unanswered < (free?.unanswered ?? Infinity))
        free = connection;
    return free ? free.query(query) : this.pool.query(query);
  }
}
