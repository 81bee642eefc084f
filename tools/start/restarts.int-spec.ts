import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { declaredHandlers, writeSubscriptions } from '@kp/platform/outbox';
import { createTestDatabase, type TestDatabase, waitUntil } from '@kp/testing';
import { Client } from 'pg';
import { migrations, workerModules } from '@kp/modules';
import { startOwnRedis } from './data-services.mjs';
import { keptSecrets, shopEnvironment } from './environment.mjs';
import { isAlive } from './leftovers.mjs';
import { pickPort } from './ports.mjs';
import { createRunning } from './running.mjs';
import { serviceMover, startShop } from './shop.mjs';

const root = path.resolve(__dirname, '../..');

/**
 * The last threads of a killed process hold its port a moment longer than its main thread. An error of `listen` is
 * emitted before the next turn of the event loop, so this loop lets nothing else run.
 */
async function listenWithin(port: number, timeoutMs: number): Promise<Server> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const server = createServer((socket) => socket.destroy());
    const error = await new Promise<Error | null>((resolve) => {
      server.once('error', resolve).listen(port, '127.0.0.1', () => resolve(null));
    });
    if (!error) return server;
    if (Date.now() > end) throw error;
  }
}

describe('a part of the running shop that is killed', () => {
  const said: string[] = [];
  const cancel = new AbortController();
  const say = (line: string) => void said.push(line);
  const step = { detail: () => undefined, done: () => undefined, fail: () => undefined };
  const progress = { say, begin: () => step };
  const running = createRunning({ signal: cancel.signal, say });
  const env: Record<string, string> = {};
  let dataDir: string;
  let database: TestDatabase;
  let client: Client;
  let port: number;
  let stranger: Server | undefined;

  const pidOf = async (part: string): Promise<number> => (await running.current(part)).pid;
  const replaced = (part: string, pid: number) =>
    waitUntil(`${part} is restarted`, async () => (await pidOf(part)) !== pid);
  const kill = async (part: string) => {
    const pid = await pidOf(part);
    process.kill(pid, 'SIGKILL');
    await replaced(part, pid);
  };
  /** A new event goes from the relay over Redis to its handler. */
  const jobsRun = async () => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO outbox_message (event, payload) VALUES ('notifications.mail-written', '{"mailId": 0}') RETURNING id`,
    );
    await waitUntil(
      'the job has run',
      async () =>
        (
          await client.query('SELECT FROM outbox_delivery WHERE message_id = $1 AND attempts > 0', [
            rows[0]!.id,
          ])
        ).rowCount === 1,
    );
  };
  const gatewayServes = () =>
    waitUntil('the gateway serves', () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'kitchenpass-restarts-'));
    database = await createTestDatabase(migrations);
    await writeSubscriptions(database.url, declaredHandlers(workerModules));
    client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
    port = await pickPort();
    const given = { PORT: String(port), LOG_LEVEL: 'warn' };
    const context = {
      root,
      env,
      dataDir,
      given,
      progress,
      running,
      signal: cancel.signal,
      host: '127.0.0.1',
      port,
    };
    const redis = await startOwnRedis({
      ...context,
      programDir: path.join(root, '.cache'),
      moveService: serviceMover(context),
    });
    Object.assign(
      env,
      process.env,
      shopEnvironment({
        given,
        secrets: keptSecrets(dataDir),
        dataDir,
        databaseUrl: database.url,
        ownerUrl: database.ownerUrl,
        redisUrl: redis.url,
        development: false,
      }),
    );
    await startShop({ ...context, development: false });
  });
  afterAll(async () => {
    cancel.abort();
    await running.stopAll();
    stranger?.close();
    await client.end();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('gets less of the processor than the gateway when it is the worker', async () => {
    const groupOf = async (part: string) => `/proc/${await pidOf(part)}/autogroup`;
    const [gateway, worker] = [await groupOf('gateway'), await groupOf('worker')];
    expect(os.getPriority(await pidOf('worker'))).toBe(os.constants.priority.PRIORITY_LOW);
    if (!existsSync(worker)) return;
    await waitUntil('its group yields', () => readFileSync(worker, 'utf8').endsWith('nice 19\n'));
    expect(readFileSync(gateway, 'utf8')).toMatch(/nice 0\n$/);
    const chrt = (...options: string[]) => spawnSync('chrt', options, { encoding: 'utf8' });
    if (chrt('--version').error) return;
    const pid = String(await pidOf('worker'));
    await waitUntil('it is of the idle class', () => chrt('--pid', pid).stdout.includes('SCHED_IDLE'));
  });

  it('is restarted when it is the worker, which goes on with the jobs', async () => {
    // One that yields would hardly run while others keep all cores busy.
    env.WORKER_YIELDS = 'false';
    await kill('worker');
    await jobsRun();
    expect(said.join('\n')).toContain('worker ended by SIGKILL');
  });

  it('is restarted when it is the gateway', async () => {
    await kill('gateway');
    await gatewayServes();
  });

  it('is restarted at the same address when it is Redis', async () => {
    const { url } = await running.current('redis');
    await kill('redis');
    expect((await running.current('redis')).url).toBe(url);
    await jobsRun();
  });

  it('comes back at another port when its own is taken, and worker and gateway use that one', async () => {
    const { pid, port: lost, url } = await running.current('redis');
    const [worker, gateway] = [await pidOf('worker'), await pidOf('gateway')];
    process.kill(pid, 'SIGKILL');
    // Neither gives the launcher a turn: the port is taken before it starts Redis again.
    while (isAlive(pid));
    stranger = await listenWithin(lost, 5_000);
    await Promise.all([replaced('redis', pid), replaced('worker', worker), replaced('gateway', gateway)]);
    expect(env.REDIS_URL).not.toBe(url);
    expect(env.REDIS_URL).toBe((await running.current('redis')).url);
    expect(said.join('\n')).toContain('The port of REDIS_URL was taken meanwhile');
    await gatewayServes();
    await jobsRun();
  });
});
