import { existsSync } from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const YEAR_SECONDS = 31_536_000;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

function cacheControl(file: string): string {
  if (HASHED.test(file)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return file.includes(`${path.sep}pictures${path.sep}`) ? 'public, max-age=86400' : 'no-cache';
}

export async function registerStaticFiles(app: NestFastifyApplication, frontendDir: string): Promise<void> {
  const root = path.resolve(frontendDir);
  const folders: [prefix: string, folder: string][] = [
    ['/assets/', path.join(root, 'shell')],
    ['/pictures/', path.join(root, 'shell', 'public', 'pictures')],
    ['/remotes/shop/', path.join(root, 'shop')],
    ['/remotes/account/', path.join(root, 'account')],
    ['/remotes/admin/', path.join(root, 'admin')],
  ];
  for (const [prefix, folder] of folders) {
    if (!existsSync(folder)) continue;
    await app.register(staticFiles, {
      root: folder,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      // Keeps the server-rendering bundle private.
      allowedPath: (pathName) => !pathName.startsWith('/server/'),
      setHeaders: (response, file) => void response.header('cache-control', cacheControl(file)),
    });
  }
}
