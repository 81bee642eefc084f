import path from 'node:path';
import { paymentModes } from './payment-providers.mjs';

function administrator({ env, dataDir, password }) {
  if (!env.ADMIN_PASSWORD) return null;
  if (!password) return `${env.ADMIN_EMAIL}  password as set in ADMIN_PASSWORD`;
  return password.isFirstStart
    ? `${env.ADMIN_EMAIL}  password ${password.value}  (shown once, kept in ${password.file})`
    : `${env.ADMIN_EMAIL}  the first password is in ${path.resolve(dataDir, password.file)}`;
}

/** What a started shop tells its owner. */
export function summary({ env, address, dataDir, password, cluster, development, isNewShop = false }) {
  const embedded = env.EMBEDDED === 'true';
  const rows = [];
  const login = administrator({ env, dataDir, password });
  if (login) rows.push(['Administrator', login]);
  if (isNewShop)
    rows.push([
      'Set-up',
      `sign in at ${env.PUBLIC_URL ?? address}/admin: your shop is empty, without demo data`,
    ]);
  // Keys of the back office are not known here; a demo shop has none.
  rows.push(['Payments', paymentModes(env) + (isNewShop ? ', beside what Settings connects' : '')]);
  if (!env.MAIL_URL) {
    rows.push([
      'Mails',
      embedded
        ? `are kept until Settings names a mail server: ${address}/dev/mail`
        : 'are kept until MAIL_URL or Settings names a mail server',
    ]);
  }
  rows.push(['Jobs', env.REDIS_URL ? 'through Redis queues' : 'run by the worker itself (no Redis)']);
  rows.push(['Data', dataDir]);
  if (cluster && !cluster.startsWith(dataDir + path.sep)) rows.push(['Database', cluster]);
  rows.push(['Logs', `${dataDir}/logs`]);
  if (development) rows.push(['Watching', 'services, frontends and libs: save a file and reload']);
  rows.push(['Stop', 'Ctrl-C']);
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return [
    '',
    `KitchenPass is ready: ${address}`,
    '',
    ...rows.map(([name, text]) => `  ${name.padEnd(width)}${text}`),
    '',
  ];
}
