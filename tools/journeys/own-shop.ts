import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './shopper';

/** It makes its database first, beside others that do so. */
const READY_WITHIN_MILLISECONDS = 600_000;

export const OWNER = { email: 'owner@kitchenpass.example', password: 'the-owner-of-the-shop' };

/** A shop without demo data, for a journey whose settings would be in the way of the others. */
export interface OwnShop {
  url: string;
  /** As its administrator. */
  call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Body>;
  /** A file or page, as its administrator. */
  read(path: string): Promise<Buffer>;
  stop(): Promise<void>;
}

interface OwnShopOptions {
  environment: Record<string, string>;
  /** As its owner begins it, by `--new-shop`: no test payments either. */
  isNew?: boolean;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function start(folder: string, port: number, { environment, isNew = false }: OwnShopOptions): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...(!isNew && { SEED_DEMO: 'false' }),
    LIMIT_FACTOR: '100',
    // Browsers keep both cores busy: a worker that yields to them would not run for a minute.
    WORKER_YIELDS: 'false',
    DATABASE_CONNECT_TIMEOUT_MS: '30000',
    ...environment,
  };
  const shop = spawn(process.execPath, ['tools/start/start.mjs', ...(isNew ? ['--new-shop'] : [])], {
    env,
    stdio: 'ignore',
  });
  process.once('exit', () => shop.kill('SIGINT'));
  return shop;
}

export async function startOwnShop(options: OwnShopOptions): Promise<OwnShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kitchenpass-own-shop-'));
  // PostgreSQL may have to run as another user, who must be able to pass.
  await chmod(folder, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = start(folder, port, options);
  let token = '';
  const call: OwnShop['call'] = async (method, address, body) => {
    const answer = await fetch(url + address, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect([address, answer.ok, text]).toEqual([address, true, expect.anything()]);
    return JSON.parse(text) as never;
  };
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    const ended = shop.exitCode === null && new Promise((resolve) => shop.once('exit', resolve));
    shop.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await eventually('The shop', isReady, READY_WITHIN_MILLISECONDS);
    token = (await call<{ token: string }>('POST', '/api/auth/login', OWNER)).token;
  } catch (problem) {
    // It would go on without anybody who ends it.
    await stop();
    throw problem;
  }
  return {
    url,
    call,
    async read(address) {
      const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
      expect([address, answer.status]).toEqual([address, 200]);
      return Buffer.from(await answer.arrayBuffer());
    },
    stop,
  };
}
