import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { anOrder } from '@kp/orders/testing';
import { createTestDatabase, lockWaits, type TestDatabase } from '@kp/testing';
import { Client } from 'pg';
import { migrations } from '@kp/modules';

export interface HttpResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  durationMs: number;
}

interface HttpCall {
  method?: 'GET' | 'POST';
  body?: object;
  agent?: Agent;
  signal?: AbortSignal;
  localIp?: string;
}

export function call(
  url: string,
  { method = 'GET', body, agent, signal, localIp }: HttpCall = {},
): Promise<HttpResponse> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const request = send(
      url,
      { method, agent: agent ?? false, headers, signal, localAddress: localIp },
      (response) => {
        void text(response).then(
          (content) =>
            resolve({
              status: response.statusCode!,
              headers: response.headers,
              body: content,
              durationMs: performance.now() - start,
            }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

export const placeOrder = (gatewayUrl: string, productId: number, options: HttpCall = {}) =>
  call(`${gatewayUrl}/api/orders`, {
    ...options,
    method: 'POST',
    body: anOrder([{ productId, quantity: 1 }]),
  });

/** A migrated database for gateway processes, with a connection for setup and locks. */
export class GatewayShop {
  private products = 0;
  private readonly lockClients: Client[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly client: Client,
    private readonly categoryId: number,
  ) {}

  static async create(): Promise<GatewayShop> {
    const database = await createTestDatabase(migrations);
    const client = await connect(database.ownerUrl);
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO category (name, slug) VALUES ('Food labels', 'food-labels') RETURNING id`,
    );
    return new GatewayShop(database, client, rows[0]!.id);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  async sql<Row>(query: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query(query, values)).rows as Row[];
  }

  async product(stock = 100_000): Promise<number> {
    this.products += 1;
    const [row] = await this.sql<{ id: number }>(
      `INSERT INTO product (name, slug, price_minor, stock_quantity, status, category_id, image_url)
       VALUES ($1, $2, 1250, $3, 'active', $4, '/pictures/label.svg') RETURNING id`,
      [`Label roll ${this.products}`, `label-roll-${this.products}`, stock, this.categoryId],
    );
    return row!.id;
  }

  async lock(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
    const lockClient = await connect(this.database.ownerUrl);
    this.lockClients.push(lockClient);
    await lockClient.query('BEGIN');
    await lockClient.query(statement, values);
    return async () => void (await lockClient.query('ROLLBACK'));
  }

  waitingForLocks(): Promise<number> {
    return lockWaits({ sql: (text, values) => this.sql(text, values) });
  }

  async remove(): Promise<void> {
    for (const client of [this.client, ...this.lockClients]) await client.end();
    await this.database.drop();
  }
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
