import { setTimeout as pause } from 'node:timers/promises';
import { GatewayProcess, RestartablePostgres, waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { migrations } from '@kp/modules';

const OUTAGE_MS = 10_000;
/** A busy machine takes longer for them. */
const REQUESTS = 60;

describe('when PostgreSQL is away for ten seconds', () => {
  let postgres: RestartablePostgres;
  let gateway: GatewayProcess;
  let search = 0;
  /** Every search is unique, so none is answered from the cache. */
  const request = () => fetch(`${gateway.url}/api/products?search=term${(search += 1)}`);

  const connections = async (condition: string): Promise<number> => {
    const client = new Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND ${condition}`,
    );
    await client.end();
    return rows[0]!.count;
  };
  const listeners = () => connections(`query LIKE 'LISTEN%'`);

  beforeAll(async () => {
    postgres = await RestartablePostgres.start(migrations);
    gateway = await GatewayProcess.start(postgres, { environment: { DATABASE_CONNECT_TIMEOUT_MS: '3000' } });
  });
  afterAll(async () => {
    await gateway?.kill();
    await postgres?.remove();
  });

  it('requests get 503, and the service is back with one listener soon after', async () => {
    expect((await request()).status).toBe(200);
    expect(await listeners()).toBe(1);

    await postgres.stop();
    const end = Date.now() + OUTAGE_MS;
    const statuses = new Set<number>();
    const retryAfter = new Set<string | null>();
    let requests = 0;
    while (Date.now() < end || requests < REQUESTS) {
      const response = await request();
      statuses.add(response.status);
      retryAfter.add(response.headers.get('retry-after'));
      requests += 1;
      await pause(20);
    }
    const outageLog = gateway.log;
    await postgres.startAgain();
    await waitUntil('the service is back', async () => (await request()).status === 200);
    await waitUntil('the listener is back', async () => (await listeners()) > 0);
    await pause(3000);
    expect(await listeners()).toBe(1);
    expect(await connections('true')).toBeLessThanOrEqual(21);

    expect([...statuses]).toEqual([503]);
    expect([...retryAfter]).not.toContain(null);
    expect(outageLog.split('\n').length).toBeLessThan(requests / 4);
    expect(outageLog).not.toContain('    at ');
  });
});
