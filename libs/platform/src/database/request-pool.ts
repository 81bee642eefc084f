import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import { Pool, type PoolClient } from 'pg';
import { QueryFailedError } from 'typeorm';

export class DatabaseUnavailableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * Temporary: connections (08), deadlocks (40), resources (53), lock timeouts, cancelled statements,
 * shutdown (57).
 */
const TEMPORARY_CODE = /^(08...|40001|40P01|53...|55P03|57014|57P0[1-5]|25P0[34])$/;
/** The driver reports a connection lost during a statement without a PostgreSQL code. */
const CONNECTION_LOST = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/;
const SOCKET_ERROR_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

export function isDatabaseUnavailable(error: unknown): error is Error {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof QueryFailedError) return isDatabaseUnavailable(error.driverError);
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return CONNECTION_LOST.test(error.message);
  return TEMPORARY_CODE.test(code) || SOCKET_ERROR_CODES.has(code);
}

export class ClientGoneError extends Error {
  constructor() {
    super('The client has closed its connection.');
  }
}

interface RequestClient {
  isClientGone: () => boolean;
  onOutboundWait?: () => void;
}

export class RequestContext {
  private static readonly current = new AsyncLocalStorage<RequestContext>();
  private hasEffects = false;

  private constructor(private readonly client: RequestClient) {}

  static run(client: RequestClient, work: () => void): void {
    RequestContext.current.run(new RequestContext(client), work);
  }

  /** For what several requests wait for: it goes on when one of their clients has gone. */
  static exit<T>(work: () => T): T {
    return RequestContext.current.exit(work);
  }

  static get(): RequestContext | undefined {
    return RequestContext.current.getStore();
  }

  /** From here on the request is finished even after its client has gone. */
  static markEffects(): void {
    const request = RequestContext.get();
    if (request) request.hasEffects = true;
  }

  startOutboundWait(): void {
    this.client.onOutboundWait?.();
  }

  get isAbandoned(): boolean {
    return !this.hasEffects && this.client.isClientGone();
  }
}

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** Does not start work for clients that disconnected while waiting for a connection. */
export class RequestPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<PoolClient> | void {
    if (!onConnected) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error as Error)));
      });
    }
    // Read here: the callback runs in the context of the request that releases a connection.
    const request = RequestContext.get();
    super.connect((error, client, release) => {
      if (error) return onConnected(new DatabaseUnavailableError(error), undefined, release);
      if (!request?.isAbandoned) return onConnected(undefined, client, release);
      release();
      onConnected(new ClientGoneError(), undefined, () => undefined);
    });
  }
}
