import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { HttpAdapterHost } from '@nestjs/core';
import type { HttpConfig } from '@kp/platform/config';
import { ReadyBytes } from '@kp/platform/ready-bytes';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageRenderer } from './page-renderer';
import { ShellBundle } from './shell-bundle';

/** A shell bundle whose pages are made of the answers to the paths in their query. */
const BUNDLE = `exports.isPublicPage = () => true;
exports.render = async ({ url, read }) => {
  const parts = await Promise.all(new URL(url, 'http://x').searchParams.getAll('reads').map(read));
  return { status: 200, html: parts.map((part) => part.body).join() };
};`;

describe('a rendered page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-pages-'));
  let fastify: FastifyInstance;
  let bytes: ReadyBytes;
  let renderer: PageRenderer;
  const show = (url: string) => renderer.page({ url, headers: {} } as FastifyRequest);
  const isKept = (url: string) => bytes.peek(`page:en:${url}`) !== undefined;

  beforeAll(() => {
    mkdirSync(path.join(folder, 'shell', 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'server', 'main.cjs'), BUNDLE);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeEach(() => {
    bytes = new ReadyBytes();
    fastify = Fastify();
    fastify.get('/kept', async (_request, reply) => {
      const entry = await bytes.answer('/kept', ['product:7'], async () => ({
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
    const http = { frontendDir: folder, publicUrl: 'http://x' } as HttpConfig;
    renderer = new PageRenderer(host, http, bytes, new ShellBundle(http));
  });
  afterEach(() => fastify.close());

  it('is kept, and dropped with what it was made of', async () => {
    await show('/a?reads=/kept');
    expect(isKept('/a?reads=/kept')).toBe(true);
    bytes.drop(['product:7']);
    expect(isKept('/a?reads=/kept')).toBe(false);
  });

  it('is kept when some of it has no dependencies', async () => {
    await show('/a?reads=/kept&reads=/settings');
    expect(isKept('/a?reads=/kept&reads=/settings')).toBe(true);
  });

  it('is not kept when the dependencies of a part are unknown', async () => {
    await show('/a?reads=/asked-once');
    expect(isKept('/a?reads=/asked-once')).toBe(false);
  });
});
