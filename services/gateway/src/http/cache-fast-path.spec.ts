import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from '@kp/platform/response-cache';
import { CacheFastPath } from './cache-fast-path';

const BODY = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Gastronorm pan' })));

describe('the cache fast path', () => {
  let server: Server;
  let url: string;
  const cache = new ResponseCache();

  beforeAll(async () => {
    const cacheFastPath = new CacheFastPath();
    cacheFastPath.enable(cache, { key: () => undefined }, { 'x-frame-options': 'DENY' });
    server = createServer((request, response) => {
      if (!cacheFastPath.answer(request, response)) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await cache.getOrCompute('/api/products?limit=4', ['catalog'], async () => ({
      contentType: 'application/json',
      body: BODY,
      headers: { 'x-total-count': '200' },
    }));
  });
  afterAll(() => server.close());

  it('serves a cached response and ignores the _t parameter', async () => {
    const answer = await fetch(`${url}/api/products?limit=4&_t=1732`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(BODY);
    expect(answer.headers.get('x-total-count')).toBe('200');
  });

  it('sends the security headers', async () => {
    const answer = await fetch(`${url}/api/products?limit=4`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    const answer = await fetch(`${url}/api/products?limit=4`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(BODY);
  });

  it('answers 304 when the ETag matches', async () => {
    const first = await fetch(`${url}/api/products?limit=4`);
    const again = await fetch(`${url}/api/products?limit=4`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ['a request with a token', '/api/products?limit=4', { headers: { authorization: 'Bearer x' } }],
    ['another method', '/api/products?limit=4', { method: 'POST' }],
    ['a cache miss', '/api/products?limit=5', {}],
  ])('leaves %s to the framework', async (_request, path, init) => {
    expect((await fetch(`${url}${path}`, init)).status).toBe(418);
  });
});
