import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailableError } from './database-unavailable';
import { ClientGoneError, ServedRequest } from './served-request';

type OnConnected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** A connection pool that does not start work for clients that left while it waited for a connection. */
export class RequestPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<PoolClient> | void {
    if (!onConnected) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error as Error)));
      });
    }
    // Read here: the callback runs in the context of whichever request releases a connection.
    const request = ServedRequest.get();
    super.connect((error, client, release) => {
      if (error) return onConnected(new DatabaseUnavailableError(error), undefined, release);
      if (!request?.isAbandoned) return onConnected(undefined, client, release);
      release();
      onConnected(new ClientGoneError(), undefined, () => undefined);
    });
  }
}
