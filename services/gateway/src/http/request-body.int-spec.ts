import { Agent, request as send } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ensureFirstAdministrator } from '@kp/auth';
import { modulesUpTo } from '@kp/modules';
import { AcceptsBody, Access, BodyStream, IdList, Public, RawBody } from '@kp/platform/http';
import { startTestShop, type TestShop } from '@kp/testing';
import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';

const ADMIN = { email: 'owner@kitchenpass.example', password: 'the-owner-of-the-shop' };

class BulkRequest {
  @IdList(100_000)
  ids: number[];
}

@Controller('test')
class TestController {
  @Public()
  @HttpCode(200)
  @Post('form')
  takeForm(@Body() body: object) {
    return { fields: Object.keys(body).length };
  }

  @Access('admin')
  @AcceptsBody({ maxBytes: 1024 * 1024 })
  @HttpCode(200)
  @Post('bulk')
  takeIds(@Body() { ids }: BulkRequest) {
    return { count: ids.length };
  }

  @Access('admin')
  @AcceptsBody({ maxBytes: 10 * 1024 * 1024, types: ['image/*'], as: 'bytes' })
  @HttpCode(200)
  @Post('picture')
  takePicture(@RawBody() bytes: Buffer) {
    return { length: bytes.length };
  }

  @Access('admin')
  @AcceptsBody({ maxBytes: 30 * 1024 * 1024, types: ['text/csv'], as: 'stream' })
  @HttpCode(200)
  @Post('import')
  async takeFile(@BodyStream() stream: Readable) {
    let length = 0;
    for await (const chunk of stream) length += (chunk as Buffer).length;
    return { length };
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

describe('the body of a request', () => {
  let shop: TestShop;
  let port: number;
  let token: string;
  const oneConnection = new Agent({ keepAlive: true, maxSockets: 1 });

  interface Sent {
    type?: string;
    token?: string;
    chunked?: boolean;
    headers?: Record<string, string>;
    agent?: Agent;
  }

  function post(path: string, body: string | Buffer, sent: Sent = {}) {
    const { type = 'application/json', chunked = false, agent } = sent;
    return new Promise<{ status: number; body: string; connection?: string }>((resolve, reject) => {
      const request = send(
        {
          port,
          host: '127.0.0.1',
          path,
          method: 'POST',
          agent,
          headers: {
            ...(body.length > 0 ? { 'content-type': type } : {}),
            ...(chunked ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
            ...sent.headers,
          },
        },
        (response) => {
          void text(response).then(
            (answer) =>
              resolve({
                status: response.statusCode!,
                body: answer,
                connection: response.headers.connection,
              }),
            reject,
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }
  const json = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

  beforeAll(async () => {
    shop = await startTestShop({
      modules: modulesUpTo('payments'),
      imports: [TestModule],
    });
    await ensureFirstAdministrator(shop.databaseUrl, {
      adminEmail: ADMIN.email,
      adminPassword: ADMIN.password,
    });
    token = (await shop.call<{ token: string }>('POST', '/api/auth/login', { body: ADMIN })).body.token;
    await shop.app.listen(0, '127.0.0.1');
    port = (shop.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(async () => {
    oneConnection.destroy();
    await shop.close();
  });

  it('is at most 64 KB of JSON', async () => {
    expect(await post('/test/form', json(64 * KILOBYTE))).toMatchObject({ status: 200 });
    const answer = await post('/test/form', json(64 * KILOBYTE + 1));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([413, { code: 'REQUEST.TOO_LARGE' }]);
    expect(await post('/test/form', json(65 * KILOBYTE), { chunked: true })).toMatchObject({ status: 413 });
  });

  it.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['application/xml', '<a/>'],
    ['', '{}'],
  ])('is not of the type %j', async (type, body) => {
    const answer = await post('/test/form', body, { type });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      415,
      { code: 'REQUEST.UNSUPPORTED_TYPE' },
    ]);
  });

  it('comes from no other site, except to webhooks', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await post('/test/form', '{}', { headers })).toMatchObject({ status: 403 });
    expect(await post('/test/form', '{}', { headers: { 'sec-fetch-site': 'same-origin' } })).toMatchObject({
      status: 200,
    });
    expect(await post('/api/payments/stripe/webhook', '{}', { headers })).not.toMatchObject({ status: 403 });
  });

  it('is larger for an administrator on a route that says so', async () => {
    const ids = JSON.stringify({ ids: Array.from({ length: 100_000 }, (_, index) => index + 1) });
    expect(await post('/test/bulk', ids, { token })).toMatchObject({ status: 200, body: '{"count":100000}' });
    expect(await post('/test/bulk', json(MEGABYTE + 1), { token })).toMatchObject({ status: 413 });
    const picture = Buffer.alloc(10 * MEGABYTE);
    expect(await post('/test/picture', picture, { token, type: 'image/png' })).toMatchObject({
      status: 200,
      body: `{"length":${picture.length}}`,
    });
    const file = Buffer.alloc(30 * MEGABYTE, 'a');
    expect(await post('/test/import', file, { token, type: 'text/csv' })).toMatchObject({
      status: 200,
      body: `{"length":${file.length}}`,
    });
    expect(
      await post('/test/import', `${file.toString()}a`, { token, type: 'text/csv', chunked: true }),
    ).toMatchObject({
      status: 413,
    });
  });

  it('is not read before the token of the administrator was checked', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /test/import HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\nContent-Length: 20000000\r\n\r\n',
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(data.toString())),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).toMatch(/connection: close/i);
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it.each([
    ['a form', '/test/form', 300 * KILOBYTE, false],
    ['a form without a length', '/test/form', 300 * KILOBYTE, true],
    ['a webhook', '/api/payments/stripe/webhook', 300 * KILOBYTE, false],
    ['a webhook without a length', '/api/payments/stripe/webhook', 300 * KILOBYTE, true],
    ['a bulk call without a token', '/test/bulk', 900 * KILOBYTE, true],
  ])('that is refused leaves the next request alone: %s', async (_what, path, bytes, chunked) => {
    const { status } = await post(path, json(bytes), { chunked, agent: oneConnection });
    expect([401, 413]).toContain(status);
    const start = Date.now();
    expect(await post('/test/form', '{}', { agent: oneConnection })).toMatchObject({ status: 200 });
    expect(Date.now() - start).toBeLessThan(10_000);
  });

  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1]));
  const ids = Array.from({ length: 100_000 }, (_, index) => index + 1);
  it.each<[string, number, string, number, unknown]>([
    ['6,000 unknown keys', 200, '/test/form', 400, keys(6000)],
    ['6,000 unknown keys to a route with fields', 200, '/test/bulk', 400, { ids: [1], ...keys(6000) }],
    ['deep nesting', 200, '/test/form', 400, `${'['.repeat(32_000)}${']'.repeat(32_000)}`],
    ['60 KB of escapes', 200, '/test/form', 200, `{"text":"${'\\u0041'.repeat(10_000)}"}`],
    ['100,000 ids', 400, '/test/bulk', 200, { ids }],
    ['100,000 ids of which the last is none', 400, '/test/bulk', 400, { ids: [...ids.slice(1), 1.5] }],
    ['1 MB of objects instead of ids', 400, '/test/bulk', 400, { ids: Array(100_000).fill({ id: 1 }) }],
    ['1 MB of deep nesting', 200, '/test/bulk', 400, `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['1 MB of unknown keys', 200, '/test/bulk', 400, { ids: [1], ...keys(80_000) }],
  ])('is handled quickly: %s, in less than %d ms', async (_shape, milliseconds, path, status, content) => {
    const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    const costs: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const start = process.cpuUsage();
      const answer = await post(path, body, { token });
      const { user, system } = process.cpuUsage(start);
      costs.push((user + system) / 1000);
      expect(answer.status).toBe(status);
    }
    // Processor time of request and client together; anything not linear takes seconds.
    expect(Math.min(...costs)).toBeLessThan(milliseconds);
  });

  describe.each([
    ['/test/form', 413],
    ['/api/payments/stripe/webhook', 413],
    ['/test/import', 401],
  ])('of 300 MB to %s', (path, status) => {
    const type = path.endsWith('import') ? 'text/csv' : 'application/json';
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 314572800\r\n\r\n`;
    const chunk = Buffer.alloc(64 * KILOBYTE, 'a');

    it(`is answered with ${status} after its beginning, and the connection ends`, async () => {
      const socket = connect(port, '127.0.0.1');
      const closed = new Promise((resolve) => socket.once('close', resolve));
      let answer = '';
      socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined);
      socket.write(head);
      for (let sent = 0; sent < 2 * MEGABYTE; sent += chunk.length) socket.write(chunk);
      await closed;
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    });

    it('is not read to its end', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(head);
      let written = 0;
      const more = () => {
        while (written < 300 * MEGABYTE && !socket.destroyed) {
          written += chunk.length;
          if (!socket.write(chunk)) return;
        }
      };
      socket.on('drain', more).on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      more();
      await closed;
      expect(written).toBeLessThan(50 * MEGABYTE);
    });
  });
});
