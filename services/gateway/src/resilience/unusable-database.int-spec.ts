import { readFileSync } from 'node:fs';
import { GatewayProcess, RestartablePostgres, waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { migrations } from '@kp/modules';
import { call, type HttpResponse } from '../testing/gateway-shop';

const CONCURRENT_REQUESTS = 40;
/** Below the minimum of the concurrency limit. */
const SERVED_AT_ONCE = 15;

describe('a PostgreSQL that runs and does not serve', () => {
  let postgres: RestartablePostgres;
  let gateway: GatewayProcess;
  let search = 0;
  const read = () => call(`${gateway.url}/api/products?search=term${(search += 1)}`);
  const readAtOnce = (times = CONCURRENT_REQUESTS) => Promise.all(Array.from({ length: times }, read));
  const statuses = (answers: HttpResponse[]) => [...new Set(answers.map(({ status }) => status))].sort();
  const isWell = async () => statuses(await readAtOnce(SERVED_AT_ONCE)).join() === '200';

  beforeAll(async () => {
    postgres = await RestartablePostgres.start(migrations);
    gateway = await GatewayProcess.start(postgres, { environment: { DATABASE_CONNECT_TIMEOUT_MS: '3000' } });
  });
  afterAll(async () => {
    await gateway?.kill();
    await postgres?.remove();
  });

  async function occupyAllConnections(): Promise<Client[]> {
    const connected: Client[] = [];
    for (;;) {
      const client = new Client({ connectionString: postgres.databaseUrl });
      client.on('error', () => undefined);
      try {
        await client.connect();
        connected.push(client);
      } catch (error) {
        expect((error as { code?: string }).code).toBe('53300');
        return connected;
      }
    }
  }

  it('because its connections are used up is 503 with Retry-After, never 500', async () => {
    const clients = await occupyAllConnections();
    const answers = await readAtOnce();
    expect(statuses(answers).filter((status) => status !== 200)).toEqual([503]);
    for (const { headers } of answers.filter(({ status }) => status === 503)) {
      expect(headers['retry-after']).toBeDefined();
    }
    await Promise.all(clients.map((client) => client.end()));
    await waitUntil('the service is back', isWell);
  });

  it('because it is frozen makes the gateway not ready at once, and ready again afterwards', async () => {
    const client = new Client({ connectionString: postgres.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    await client.end();
    const backends = rows.map(({ pid }) => pid);
    const pids = [parentOf(backends[0]!), ...backends];
    try {
      signalAll(pids, 'SIGSTOP');
      // Its limit is one second; on a busy machine an answer may take longer.
      await waitUntil('it answers in time', async () => {
        const { status, durationMs } = await call(`${gateway.url}/health/ready`);
        expect(status).toBe(503);
        return durationMs < 1500;
      });
      expect((await call(`${gateway.url}/health/live`)).status).toBe(200);
      expect(statuses(await readAtOnce())).toEqual([503]);
    } finally {
      signalAll(pids, 'SIGCONT');
    }
    await waitUntil('the service is back', isWell);
    await waitUntil(
      'the gateway is ready',
      async () => (await call(`${gateway.url}/health/ready`)).status === 200,
    );
  });
});

/** A backend may end by itself meanwhile. */
function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** The parent process; for a PostgreSQL backend the server itself. */
function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}
