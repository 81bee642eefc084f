import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GatewayProcess, waitUntil } from '@kp/testing';
import { call, GatewayShop, placeOrder } from '../testing/gateway-shop';

/** A front end of one page, which shows a search. */
const BUNDLE = `exports.isPublicPage = () => true;
exports.redirectOf = () => undefined;
exports.publicPages = () => [];
exports.pageAddresses = () => [{ path: '/rolls', parameters: [] }];
exports.render = async ({ read }) => {
  const { status, body } = await read('/api/products?search=roll');
  return { status: status < 500 ? 200 : 503, html: body };
};`;

describe('a client that disconnects', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-visitor-'));
  let shop: GatewayShop;
  let gateway: GatewayProcess;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell', 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'server', 'main.cjs'), BUNDLE);
    shop = await GatewayShop.create();
    const environment = {
      FRONTEND_DIR: folder,
      DATABASE_POOL_SIZE: '2',
      DATABASE_LOCK_TIMEOUT_MS: '30000',
      DATABASE_STATEMENT_TIMEOUT_MS: '30000',
    };
    gateway = await GatewayProcess.start(shop, { environment });
  });
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
    rmSync(folder, { recursive: true });
  });

  it('does not fail the same page for another client', async () => {
    const product = await shop.product();
    const unlock = await shop.lock('SELECT 1 FROM product WHERE id = $1 FOR UPDATE', [product]);
    const orders = [placeOrder(gateway.url, product), placeOrder(gateway.url, product)];
    await waitUntil('they hold both connections', async () => (await shop.waitingForLocks()) === 2);
    const abort = new AbortController();
    const gone = call(`${gateway.url}/rolls`, { signal: abort.signal }).catch(() => 'gone');
    await pause(500);
    const waiting = call(`${gateway.url}/rolls`);
    await pause(500);
    abort.abort();
    expect(await gone).toBe('gone');
    await pause(500);
    await unlock();
    const { status, body } = await waiting;
    expect([status, body]).toEqual([200, expect.stringContaining('Label roll')]);
    await Promise.all(orders);
  });

  it('begins no work any more', async () => {
    const [locked, free] = [await shop.product(), await shop.product()];
    const unlock = await shop.lock('SELECT 1 FROM product WHERE id = $1 FOR UPDATE', [locked]);
    const waiting = [placeOrder(gateway.url, locked), placeOrder(gateway.url, locked)];
    await waitUntil('they hold both connections', async () => (await shop.waitingForLocks()) === 2);
    const abort = new AbortController();
    const gone = placeOrder(gateway.url, free, { signal: abort.signal }).catch(() => 'gone');
    await pause(500);
    abort.abort();
    await pause(200);
    await unlock();
    expect(await gone).toBe('gone');
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([201, 201]);
    await call(`${gateway.url}/api/products?search=roll`);
    expect(await shop.sql('SELECT 1 FROM order_line WHERE product_id = $1', [free])).toEqual([]);
  });
});
