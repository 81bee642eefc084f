import {
  Agent,
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { GatewayServer } from './gateway-server';

const MAX_SLOTS = 8;
/** A search and an order take two slots each; two of the eight are for orders only. */
const [MAX_SEARCHES, MAX_ORDERS] = [3, 4];
const SEARCH = '/api/products?search=label';
const HALF_A_BODY = 'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-length: 50\r\n\r\n{';

const aborted = () => undefined;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a slot of the gateway', () => {
  let server: Server;
  let gateway: GatewayServer;
  const sockets: Socket[] = [];
  const running: Server[] = [];

  beforeAll(() => Logger.overrideLogger(false));
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const each of running.splice(0)) {
      each.closeAllConnections();
      await new Promise((resolve) => each.close(resolve));
    }
  });

  async function listen(started: Server): Promise<Server> {
    running.push(started);
    started.listen(0, '127.0.0.1');
    await once(started, 'listening');
    return started;
  }
  async function serve(handler: RequestListener, requestTimeoutMs = 30_000): Promise<void> {
    const settings = { maxConcurrentRequests: MAX_SLOTS, requestTimeoutMs, shutdownGraceMs: 0 };
    const addressOf = { of: (request: { socket: Socket }) => request.socket.remoteAddress ?? '' };
    gateway = new GatewayServer(settings, { answer: () => false, answerStale: () => false }, addressOf);
    server = await listen(gateway.create(handler));
  }
  async function open(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port: portOf(server), host: '127.0.0.1', localAddress });
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }
  async function statusOf(path: string): Promise<number> {
    const request = get({ port: portOf(server), path, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    return response.statusCode;
  }
  const firstLine = async (socket: Socket) =>
    String(((await once(socket, 'data')) as [Buffer])[0]).split('\r\n', 1)[0];
  function counter(expected: number) {
    let count = 0;
    let reached = () => {};
    const all = new Promise<void>((resolve) => (reached = resolve));
    return { all, add: () => (count += 1) === expected && reached() };
  }

  it('is held while the process works: another search waits, and gets 503 when none is released', async () => {
    const { all, add } = counter(MAX_SEARCHES);
    const working: ServerResponse[] = [];
    await serve(({ url }, response) => {
      if (url !== SEARCH) return void response.end('something else');
      working.push(response);
      add();
    });
    for (let index = 0; index < MAX_SEARCHES; index += 1)
      await open(`GET ${SEARCH} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await all;
    const rejected = await statusOf(SEARCH);
    const waiting = statusOf(SEARCH);
    expect([rejected, await statusOf('/assets/main.js')]).toEqual([503, 200]);
    const ordering = await open(`${HALF_A_BODY}${'x'.repeat(49)}`);
    expect(await firstLine(ordering)).toContain('200');

    // The one that waits is among them as soon as the first is answered.
    for (const response of working) response.end('found');
    expect(await waiting).toBe(200);
  });

  it('is not taken while a body is sent, and each network has a bound of its own', async () => {
    await serve((request, response) => {
      if (request.method === 'GET') return response.end('found');
      void text(request).then(() => response.end('ordered'), aborted);
      return undefined;
    });
    const first = await Promise.all(Array.from({ length: 50 }, () => open(HALF_A_BODY)));
    // What was sent before is read before this is answered.
    await statusOf('/assets/main.js');
    expect(await statusOf(SEARCH)).toBe(200);
    expect(await firstLine(await open(HALF_A_BODY))).toContain('503');

    const other = await open(HALF_A_BODY, '127.0.0.2');
    other.write('x'.repeat(49));
    expect(await firstLine(other)).toContain('200');
    // The slot of the sender is released with the body.
    first[0]!.write('x'.repeat(49));
    expect(await firstLine(first[0]!)).toContain('200');
    const next = await open(HALF_A_BODY);
    next.write('x'.repeat(49));
    expect(await firstLine(next)).toContain('200');
  });

  it('is taken after a body that is too large to be buffered', async () => {
    const { all, add } = counter(1);
    let received = 0;
    await serve((request, response) => {
      add();
      void text(request).then((body) => {
        received = body.length;
        response.end('stored');
      }, aborted);
    });
    const size = 200_000;
    const head = `POST /api/products HTTP/1.1\r\nhost: shop\r\ncontent-length: ${size}\r\n\r\n`;
    const socket = await open(head);
    await all;
    socket.write('x'.repeat(size));
    expect(await firstLine(socket)).toContain('200');
    expect(received).toBe(size);
  });

  it('is taken by a body of unknown length when it is complete', async () => {
    await serve((request, response) => void text(request).then((body) => response.end(body), aborted));
    const socket = await open(
      'POST /api/cart HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n4\r\nwhol',
    );
    socket.write('\r\n1\r\ne\r\n0\r\n\r\n');
    expect(await firstLine(socket)).toContain('200');
  });

  it('is taken from the complete body on', async () => {
    const { all, add } = counter(MAX_ORDERS);
    await serve((request) => void text(request).then(add, aborted));
    for (let index = 0; index < MAX_ORDERS; index += 1) await open(`${HALF_A_BODY}${'x'.repeat(49)}`);
    await all;
    expect(await statusOf(SEARCH)).toBe(503);
  });

  it('is free while a client reads its answer, and one that reads nothing is cut off', async () => {
    const { all, add } = counter(MAX_SLOTS);
    const large = Buffer.alloc(32 * 1024 * 1024);
    await serve((request, response) => {
      response.end(request.url === '/large' ? large : 'found');
      if (request.url === '/large') add();
    }, 500);
    const unread = await Promise.all(
      Array.from({ length: MAX_SLOTS }, () => open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')),
    );
    for (const socket of unread) socket.pause();
    await all;
    expect(await statusOf(SEARCH)).toBe(200);
    const closed = unread.map((socket) => once(socket, 'close'));
    await new Promise((resolve) => {
      const poll = setInterval(() => {
        server.getConnections((_error, count) => {
          if (count > 0) return;
          clearInterval(poll);
          resolve(null);
        });
      }, 50);
    });
    for (const socket of unread) socket.resume();
    await Promise.all(closed);
  });

  it('that is not there shows a browser a page in its language, which asks again by itself', async () => {
    const { all, add } = counter(1);
    await serve(() => void add());
    await open('GET /admin HTTP/1.1\r\nhost: x\r\n\r\n');
    await all;
    const headers = { accept: 'text/html,*/*', 'accept-language': 'ro-RO' };
    const request = get({ port: portOf(server), path: '/products', headers, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.refresh]).toEqual([503, '2']);
    expect(await text(response)).toContain('<html lang="ro" dir="ltr">');
  });

  it('is not taken by searches beyond the limit of their network, which get 429', async () => {
    await serve((_request, response) => response.end('found'));
    gateway.serve({
      readiness: { check: () => Promise.reject(new Error('not asked')) } as never,
      searchLimit: { count: (clientNetwork) => (clientNetwork === '127.0.0.1' ? 7 : null) },
      securityHeaders: {},
    });
    const request = get({ port: portOf(server), path: SEARCH, agent: new Agent() });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '7']);
    expect(JSON.parse(await text(response))).toMatchObject({ code: 'REQUEST.TOO_MANY' });
    expect(await statusOf('/api/products/7')).toBe(200);
    const other = await open(`GET ${SEARCH} HTTP/1.1\r\nhost: x\r\n\r\n`, '127.0.0.2');
    expect(await firstLine(other)).toContain('200');
  });

  it('is free while a request waits for another server', async () => {
    const { all, add } = counter(MAX_SLOTS);
    const provider = await listen(createServer(() => add()));
    await serve((request, response) => {
      if (request.url !== '/pay') return response.end('found');
      void fetch(`http://127.0.0.1:${portOf(provider)}/`).catch(() => undefined);
      return undefined;
    });
    for (let index = 0; index < MAX_SLOTS; index += 1) await open('GET /pay HTTP/1.1\r\nhost: x\r\n\r\n');
    await all;
    expect(await statusOf(SEARCH)).toBe(200);
  });
});
