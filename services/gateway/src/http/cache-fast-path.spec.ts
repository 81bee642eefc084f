import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadyBytes } from '@kp/platform/response-cache';
import { HotReads } from './cache-fast-path';

const BODY = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Gastronorm pan' })));

describe('hot reads', () => {
  let server: Server;
  let url: string;
  const bytes = new ReadyBytes();

  beforeAll(async () => {
    const hotReads = new HotReads();
    hotReads.serveFrom(bytes, { key: () => undefined }, { 'x-frame-options': 'DENY' });
    server = createServer((request, response) => {
      if (!hotReads.answer(request, response)) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await bytes.answer('/api/products?limit=4', ['catalog'], async () => ({
      contentType: 'application/json',
      body: BODY,
      headers: { 'x-total-count': '200' },
    }));
  });
  afterAll(() => server.close());

  it('answer what is ready, whatever time stamp the browser adds', async () => {
    const answer = await fetch(`${url}/api/products?limit=4&_t=1732`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(BODY);
    expect(answer.headers.get('x-total-count')).toBe('200');
  });

  it('carry the security headers', async () => {
    const answer = await fetch(`${url}/api/products?limit=4`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['br', 'gzip'])('speak %s', async (encoding) => {
    const answer = await fetch(`${url}/api/products?limit=4`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(BODY);
  });

  it('answer 304 to who has the bytes', async () => {
    const first = await fetch(`${url}/api/products?limit=4`);
    const again = await fetch(`${url}/api/products?limit=4`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['a caller with a token', '/api/products?limit=4', { headers: { authorization: 'Bearer x' } }],
    ['another method', '/api/products?limit=4', { method: 'POST' }],
    ['what is not ready', '/api/products?limit=5', {}],
  ])('leave %s to the framework', async (_who, path, init) => {
    expect((await fetch(`${url}${path}`, init)).status).toBe(418);
  });
});
