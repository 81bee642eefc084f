import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { HttpAdapterHost } from '@nestjs/core';
import type { HttpConfig } from '@kp/platform/http';
import { ResponseCache } from '@kp/platform/response-cache';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatewayConfig } from '../gateway.config';
import { PageKeys } from './page-keys';
import { PageRenderer } from './page-renderer';
import { ShellBundle } from './shell-bundle';

/** A shell bundle whose pages consist of the API responses named in their query. */
const BUNDLE = `exports.isPublicPage = () => true;
exports.redirectOf = () => undefined;
exports.pageAddresses = () => [
  { path: '/a', parameters: ['reads'] },
  { path: '/b/:slug', parameters: [] },
  { path: '/secret/:token', parameters: [] },
];
let rendered = 0;
exports.render = async ({ url, read, notFound }) => {
  if (url.startsWith('/b/')) {
    return { status: 404, html: notFound ? await notFound('/b/_') : 'no ' + url + ' ' + ++rendered };
  }
  const parts = await Promise.all(new URL(url, 'http://x').searchParams.getAll('reads').map(read));
  return { status: url === '/404' ? 404 : 200, html: parts.map((part) => part.body).join() };
};`;

describe('a rendered page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-pages-'));
  let fastify: FastifyInstance;
  let responseCache: ResponseCache;
  let renderer: PageRenderer;
  let keys: PageKeys;
  const show = (url: string) => renderer.page({ url, headers: {} } as FastifyRequest);
  const isKept = (url: string) => responseCache.peek(keys.key(url, {}) ?? '') !== undefined;

  beforeAll(() => {
    mkdirSync(path.join(folder, 'shell', 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'server', 'main.cjs'), BUNDLE);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeEach(() => {
    responseCache = new ResponseCache();
    fastify = Fastify();
    fastify.get('/kept', async (_request, reply) => {
      const entry = await responseCache.getOrCompute('/kept', ['product:7'], async () => ({
        contentType: 'text/plain',
        body: 'k',
      }));
      return reply.header('etag', entry.etag).send('k');
    });
    fastify.get('/asked-once', (_request, reply) => reply.header('etag', '"x"').send('once'));
    fastify.get('/settings', (_request, reply) => reply.send('plain'));
    const host = {
      httpAdapter: { getInstance: () => fastify },
    } as unknown as HttpAdapterHost<FastifyAdapter>;
    const http = { publicUrl: 'http://x' } as HttpConfig;
    const shell = new ShellBundle({ frontendDir: folder } as GatewayConfig);
    keys = new PageKeys(shell);
    renderer = new PageRenderer(host, http, responseCache, shell, keys);
  });
  afterEach(() => fastify.close());

  it('is cached, and dropped with its dependencies', async () => {
    await show('/a?reads=/kept');
    expect(isKept('/a?reads=/kept')).toBe(true);
    responseCache.drop(['product:7']);
    expect(isKept('/a?reads=/kept')).toBe(false);
  });

  it('is as old as the oldest response that it shows', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await show('/a?reads=/kept');
    clock.mockReturnValue(now + 14_000);
    const page = await show('/a?reads=/settings&reads=/kept');
    expect(page.createdAt).toBe(now);
    expect((await show('/a?reads=/settings')).createdAt).toBe(now + 14_000);
    clock.mockRestore();
  });

  it('is cached when parts of it have no dependencies', async () => {
    await show('/a?reads=/kept&reads=/settings');
    expect(isKept('/a?reads=/kept&reads=/settings')).toBe(true);
  });

  it('is not cached when the dependencies of a part are unknown', async () => {
    await show('/a?reads=/asked-once');
    expect(isKept('/a?reads=/asked-once')).toBe(false);
  });

  it('is one page whatever unknown parameters are added', async () => {
    const page = await show('/a?reads=/kept');
    expect(await show('/a?utm_source=x&reads=/kept&fbclid=7')).toBe(page);
  });

  it('that does not exist is rendered once for all paths', async () => {
    const page = await show('/no/such/page?x=1');
    expect(page.status).toBe(404);
    expect(await show('/another')).toBe(page);
    expect(keys.key('/a-third', {})).toBeUndefined();
  });

  it('that exists for other data says so, rendered once for all of them', async () => {
    const texts = [];
    for (const url of ['/b/x', '/b/y', '/b/_']) {
      const page = await show(url);
      expect([page.status, isKept(url)]).toEqual([404, false]);
      texts.push(String(await page.body('identity')));
    }
    expect(texts).toEqual(Array(3).fill('no /b/_ 1'));
  });

  it.each([
    ['/B/X/', '/b/x'],
    ['/b/x//', '/b/x'],
    ['/b/X', '/b/x'],
    ['/b/x', undefined],
    ['/b/x/y', undefined],
    ['/Secret/Ab.C/', '/secret/Ab.C'],
    ['/secret/Ab.C', undefined],
  ])('with a variable segment has one spelling: %s', (path, spelling) => {
    expect(keys.redirectPath(path)).toBe(spelling);
  });

  it('has one spelling', () => {
    expect(keys.redirectPath('/A/')).toBe('/a');
    expect(keys.redirectPath('/a')).toBeUndefined();
    expect(keys.redirectPath('/nowhere/')).toBeUndefined();
  });
});
