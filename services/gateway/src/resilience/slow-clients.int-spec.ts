import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GatewayProcess } from '@kp/testing';
import { call, GatewayShop, placeOrder } from '../testing/gateway-shop';

/** Above the concurrency limit. */
const CLIENTS = 120;
/** More than the buffers of a connection hold. */
const FILE_BYTES = 32 * 1024 * 1024;

describe('clients that take their time', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-slow-'));
  const sockets: Socket[] = [];
  let shop: GatewayShop;
  let gateway: GatewayProcess;
  let product: number;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'main.js'), Buffer.alloc(FILE_BYTES, ' '));
    shop = await GatewayShop.create();
    product = await shop.product();
    gateway = await GatewayProcess.start(shop, { environment: { FRONTEND_DIR: folder } });
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(async () => {
    await gateway?.kill();
    await shop?.remove();
    rmSync(folder, { recursive: true });
  });

  /** Resolves when the gateway has read `text` on every connection, or has started to answer. */
  async function openMany(text: string, isAnswered: boolean): Promise<void> {
    await Promise.all(
      Array.from({ length: CLIENTS }, () => {
        const socket = connectTcp(gateway.port, '127.0.0.1');
        sockets.push(socket.on('error', () => undefined));
        return new Promise<void>((resolve) => {
          socket.write(text, () => isAnswered || resolve());
          socket.once('readable', resolve);
        });
      }),
    );
    // Once this is answered, everything sent before has been read.
    await call(`${gateway.url}/health/live`);
  }

  it('do not block others while they upload', async () => {
    await openMany(
      'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      false,
    );
    expect((await call(`${gateway.url}/api/products?search=roll`)).status).toBe(200);
    const order = await placeOrder(gateway.url, product, { localIp: '127.0.0.2' });
    expect(order.status).toBe(201);
  });

  it('do not block others while they download', async () => {
    await openMany('GET /assets/main.js HTTP/1.1\r\nhost: shop\r\n\r\n', true);
    expect((await call(`${gateway.url}/api/products?search=label`)).status).toBe(200);
    expect((await placeOrder(gateway.url, product)).status).toBe(201);
    expect((await call(`${gateway.url}/assets/nothing.js`)).status).toBe(404);
  });
});
