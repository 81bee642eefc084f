import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import { GUARANTEE_NOTICES_PATH } from '@kp/settings';
import { brandLook, brandPath, touchIconOf } from '@kp/platform/brand';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;
/** Browsers and telephones ask for them at the root of a site, whatever its pages name. */
const ICONS = ['favicon.ico', 'apple-touch-icon.png'];
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

function cacheControl(file: string): string {
  if (HASHED.test(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  const isPicture = file.includes(`${path.sep}pictures${path.sep}`) || ICONS.includes(path.basename(file));
  return isPicture ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

export async function registerStaticFiles(
  app: NestFastifyApplication,
  frontendDir: string,
  noticeDir = '',
): Promise<void> {
  const root = path.resolve(frontendDir);
  const shell = path.join(root, 'shell');
  const folders: [prefix: string, folder: string][] = [
    ['/assets/', shell],
    ['/pictures/', path.join(shell, 'public', 'pictures')],
    ['/remotes/shop/', path.join(root, 'shop')],
    ['/remotes/account/', path.join(root, 'account')],
    ['/remotes/admin/', path.join(root, 'admin')],
    ...(noticeDir ? [[GUARANTEE_NOTICES_PATH, path.resolve(noticeDir)] satisfies [string, string]] : []),
  ];
  for (const [prefix, folder] of folders) {
    if (!existsSync(folder)) continue;
    await app.register(staticFiles, {
      root: folder,
      prefix,
      // The replies to icons alone need it.
      decorateReply: folder === shell,
      preCompressed: true,
      cacheControl: false,
      // Keeps the server-rendering bundle private.
      allowedPath: (pathName) => !pathName.startsWith('/server/'),
      setHeaders: (response, file) => void response.header('cache-control', cacheControl(file)),
    });
  }
  if (!existsSync(shell)) return;
  const fastify = app.getHttpAdapter().getInstance();
  for (const name of ICONS) {
    fastify.get(`/${name}`, (_request, reply) => {
      const { icon } = brandLook();
      if (!icon) return reply.sendFile(`public/${name}`);
      const own = name === 'favicon.ico' ? icon : touchIconOf(icon);
      return reply.header('cache-control', 'no-cache').redirect(brandPath(own));
    });
  }
}
