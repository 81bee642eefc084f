import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrations } from '@kp/modules';
import { createTestDatabase, type TestDatabase, waitUntil } from '@kp/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createGateway } from '../create-gateway';

const BUNDLE = `exports.isPublicPage = () => true;
exports.redirectOf = () => undefined;
exports.publicPages = () => [];
exports.pageAddresses = () => [{ path: '/', parameters: [] }, { path: '/about', parameters: [] }];
let rendered = 0;
exports.render = async ({ url }) => ({ status: url === '/' ? 200 : 404, html: url + ' ' + ++rendered });`;

describe('the edge of the gateway', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-edge-'));
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let port: number;
  let url: string;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell', 'server'), { recursive: true });
    writeFileSync(path.join(folder, 'shell', 'server', 'main.cjs'), BUNDLE);
    mkdirSync(path.join(folder, 'shell', 'public'));
    for (const file of ['favicon.ico', 'apple-touch-icon.png', 'icon.svg'])
      writeFileSync(path.join(folder, 'shell', 'public', file), `<svg>${file}</svg>`);
    database = await createTestDatabase(migrations);
    ({ app } = await createGateway({
      DATABASE_URL: database.url,
      JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_LEVEL: 'silent',
      FRONTEND_DIR: folder,
      LIMIT_FACTOR: '1000',
      PICTURE_HOSTS: 'https://cdn.example',
    }));
    await app.listen(0, '127.0.0.1');
    port = (app.getHttpServer().address() as AddressInfo).port;
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    // The test clients keep their connections alive.
    (app.getHttpServer() as Server).closeAllConnections();
    await app.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  function raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (data) => (answer += data.toString())).on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  }
  const openConnections = () =>
    new Promise<number>((resolve, reject) =>
      (app.getHttpServer() as Server).getConnections((error, count) =>
        error ? reject(error) : resolve(count),
      ),
    );
  const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

  it.each([
    ['a malformed URL', get('/%E0%A4%A'), 400],
    ['bytes that are no request', 'HELLO\r\n\r\n', 400],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a file that does not exist', get('/assets/nothing.js'), 404],
    ['a call that does not exist', get('/api/nothing'), 404],
    [
      'a body that is no JSON',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
      400,
    ],
    [
      'a write from another site',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 0\r\n\r\n',
      403,
    ],
  ])('answers %s with the headers and the shape of every error', async (_what, request, status) => {
    const answer = await raw(request);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ['x-frame-options', 'content-security-policy', 'permissions-policy']) {
      expect(head.toLowerCase()).toContain(`${name}: `);
    }
    expect(head.toLowerCase()).toContain('cache-control: no-store');
    const json = body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1);
    expect(JSON.parse(json)).toMatchObject({
      status,
      code: expect.any(String),
      correlationId: expect.any(String),
    });
  });

  it('closes a connection that is no HTTP, also when its client keeps its own direction open', async () => {
    (app.getHttpServer() as Server).closeAllConnections();
    await waitUntil('the connections of other tests are closed', async () => (await openConnections()) === 0);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.write('HELLO\r\n\r\n');
    await once(socket.resume(), 'end');
    expect(socket.writable).toBe(true);
    await waitUntil('the connection is closed', async () => (await openConnections()) === 0);
    socket.destroy();
  });

  it('renders one page for all missing paths', async () => {
    const pages = await Promise.all(
      ['/a', '/b?x=1', '/wp-login.php', '/c/d/e'].map(async (address) => {
        const answer = await fetch(`${url}${address}`);
        return [answer.status, await answer.text()];
      }),
    );
    expect(new Set(pages.map(String)).size).toBe(1);
    expect(pages[0]).toMatchObject([404, expect.stringMatching(/^\/404 /)]);
  });

  it('redirects other spellings of a page', async () => {
    const other = await fetch(`${url}/About/?x=1`, { redirect: 'manual' });
    expect([other.status, other.headers.get('location')]).toEqual([301, '/about?x=1']);
  });

  it('renders a page without unknown parameters, with pictures of the configured hosts', async () => {
    const home = await fetch(`${url}/?utm_source=x`);
    expect(await home.text()).toMatch(/^\/ \d+$/);
    expect(home.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: https://cdn.example;",
    );
  });

  it.each([
    ['/', ''],
    ['/?utm_source=x', ''],
    ['/nowhere', ''],
    ['/api/docs', ''],
    ['/api/nowhere', ''],
    ['/admin/api/nowhere', ''],
    ['/admin', ''],
    ['/dev/mail', " 'unsafe-inline'"],
  ])('sends the style policy of %s, from the framework and from the cache', async (path, inline) => {
    for (const time of ['first', 'second']) {
      const answer = await fetch(`${url}${path}`);
      await answer.text();
      const policy = answer.headers.get('content-security-policy');
      expect([time, policy]).toEqual([time, expect.stringContaining(`style-src 'self'${inline};`)]);
    }
  });

  it('takes reports of what the content security policy has blocked', async () => {
    const report = (type: string, body: string) =>
      fetch(`${url}/api/csp-reports`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await report('application/csp-report', '{"csp-report":{"blocked-uri":"x"}}')).status).toBe(204);
    expect((await report('application/reports+json', '[{"type":"csp-violation"}]')).status).toBe(204);
    expect((await report('text/plain', 'x')).status).toBe(415);
    expect((await report('application/csp-report', `"${'x'.repeat(20_000)}"`)).status).toBe(413);
  });

  it('shows the contract as a page without inline scripts, and as a document', async () => {
    const page = await fetch(`${url}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?! src=)|<style|style=/);
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    expect(files).toHaveLength(4);
    for (const file of files) expect((await fetch(`${url}${file}`)).status).toBe(200);
    expect((await fetch(`${url}/api/docs/package.json`)).status).toBe(404);
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/api/products');
  });

  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('has the icon that browsers ask for at %s', async (icon, type) => {
    const answer = await fetch(`${url}${icon}`);
    expect([answer.status, await answer.text()]).toEqual([200, `<svg>${icon.slice(1)}</svg>`]);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    // Emails show it.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await fetch(`${url}${icon}?v=1`, { method: 'HEAD' })).status).toBe(200);
  });

  it.each(['/health', '/health/live'])('answers the liveness check at %s', async (path) => {
    const answer = await fetch(`${url}${path}`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
