import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { inOnePacket } from './driver-internals';
import { ClientGoneError, RequestContext } from './request-pool';

/** Statements that have a connection each; with fewer, quick statements wait for slow ones, with more, for the processor. */
const OWN_CONNECTIONS = 4;
/** No quick statement runs as long, so whatever waits behind this one would wait too long. */
const SLOW_AFTER_MS = 50;

const ignoreError = () => undefined;

/**
 * Quick statements beyond the first few share a connection, sent before the one ahead is answered (pipelining). With a
 * connection for each, PostgreSQL's many processes keep the gateway from its processor and then wait for it. The
 * shared one is taken from the pool for the first statement and given back after the last.
 */
export class SharedConnection {
  private client: PoolClient | undefined;
  private taken: Promise<PoolClient> | undefined;
  private failure: Error | undefined;
  private onOwnConnection = 0;
  private unanswered = 0;
  private answeredAt = 0;

  constructor(private readonly pool: Pool) {}

  /** Answers come in any order. No statement joins a slow one: it takes a connection of its own. */
  query(query: QueryConfig): Promise<QueryResult> {
    if (this.onOwnConnection < OWN_CONNECTIONS || this.isSlow()) return this.queryAlone(query);
    return this.queryShared(query);
  }

  private isSlow(): boolean {
    return this.client !== undefined && performance.now() - this.answeredAt > SLOW_AFTER_MS;
  }

  private async queryAlone(query: QueryConfig): Promise<QueryResult> {
    this.onOwnConnection += 1;
    try {
      return await this.pool.query(query);
    } finally {
      this.onOwnConnection -= 1;
    }
  }

  private async queryShared(query: QueryConfig): Promise<QueryResult> {
    this.unanswered += 1;
    try {
      const client = await (this.taken ??= this.take());
      if (RequestContext.get()?.isAbandoned) throw new ClientGoneError();
      return await inOnePacket(client).query(query);
    } catch (error) {
      if (!(error instanceof ClientGoneError)) this.failure = error as Error;
      throw error;
    } finally {
      this.answeredAt = performance.now();
      this.unanswered -= 1;
      if (this.unanswered === 0) this.release();
    }
  }

  private async take(): Promise<PoolClient> {
    this.client = await RequestContext.exit(() => this.pool.connect());
    this.answeredAt = performance.now();
    // Its statements fail with the same error; without a listener it would end the process.
    return this.client.on('error', ignoreError);
  }

  private release(): void {
    this.client?.off('error', ignoreError);
    this.client?.release(this.failure);
    this.client = this.taken = this.failure = undefined;
  }
}
