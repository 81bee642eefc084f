import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { GatewayServer } from './gateway-server';

const MAX_CONCURRENT_REQUESTS = 4;
const SEARCH = '/api/products?search=label';
const HALF_A_BODY = 'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-length: 50\r\n\r\n{';

const aborted = () => undefined;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('a slot of the concurrency limit', () => {
  let server: Server;
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
    const settings = { maxConcurrentRequests: MAX_CONCURRENT_REQUESTS, requestTimeoutMs, shutdownGraceMs: 0 };
    const addressOf = { of: (request: { socket: Socket }) => request.socket.remoteAddress ?? '' };
    const gateway = new GatewayServer(settings, { answer: () => false, answerStale: () => false }, addressOf);
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

  it('is held while the process works, and further requests are rejected', async () => {
    const { all, add } = counter(MAX_CONCURRENT_REQUESTS);
    await serve(({ url }, response) => (url === SEARCH ? void add() : void response.end('a file')));
    for (let index = 0; index < MAX_CONCURRENT_REQUESTS; index += 1)
      await open(`GET ${SEARCH} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await all;
    expect(await statusOf(SEARCH)).toBe(503);
    expect(await statusOf('/assets/main.js')).toBe(200);
  });

  it('is not taken while a body is sent, and each network has a bound of its own', async () => {
    const { all, add } = counter(50);
    await serve((request, response) => {
      if (request.method === 'GET') return response.end('found');
      add();
      void text(request).then(() => response.end('ordered'), aborted);
      return undefined;
    });
    const first = await Promise.all(Array.from({ length: 50 }, () => open(HALF_A_BODY)));
    await all;
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

  it('is taken from the complete body on', async () => {
    const { all, add } = counter(MAX_CONCURRENT_REQUESTS);
    await serve((request) => void text(request).then(add, aborted));
    for (let index = 0; index < MAX_CONCURRENT_REQUESTS; index += 1)
      await open(`${HALF_A_BODY}${'x'.repeat(49)}`);
    await all;
    expect(await statusOf(SEARCH)).toBe(503);
  });

  it('is free while a client reads its answer, and one that reads nothing is cut off', async () => {
    const { all, add } = counter(MAX_CONCURRENT_REQUESTS);
    const large = Buffer.alloc(32 * 1024 * 1024);
    await serve((request, response) => {
      response.end(request.url === '/large' ? large : 'found');
      if (request.url === '/large') add();
    }, 500);
    const unread = await Promise.all(
      Array.from({ length: MAX_CONCURRENT_REQUESTS }, () => open('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')),
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
  }, 20_000);

  it('is free while a request waits for another server', async () => {
    const { all, add } = counter(MAX_CONCURRENT_REQUESTS);
    const provider = await listen(createServer(() => add()));
    await serve((request, response) => {
      if (request.url !== '/pay') return response.end('found');
      void fetch(`http://127.0.0.1:${portOf(provider)}/`).catch(() => undefined);
      return undefined;
    });
    for (let index = 0; index < MAX_CONCURRENT_REQUESTS; index += 1)
      await open('GET /pay HTTP/1.1\r\nhost: x\r\n\r\n');
    await all;
    expect(await statusOf(SEARCH)).toBe(200);
  });
});
