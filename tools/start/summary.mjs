import path from 'node:path';

/**
 * What a started shop tells its owner.
 * @param {object} facts
 * @param {Record<string, string>} facts.env environment of the gateway
 * @param {string} facts.address
 * @param {string} facts.dataDir
 * @param {string} [facts.cluster] folder of PostgreSQL's data when it was started here
 * @param {boolean} facts.development
 * @returns {string[]} lines
 */
export function summary({ env, address, dataDir, cluster, development }) {
  const embedded = env.EMBEDDED === 'true';
  const rows = [];
  if (env.ADMIN_PASSWORD) rows.push(['Administrator', `${env.ADMIN_EMAIL}  password ${env.ADMIN_PASSWORD}`]);
  if (env.PAYMENTS_SANDBOX === 'true') rows.push(['Test mode', 'payments are pretended, no money moves']);
  if (!env.MAIL_URL) {
    rows.push([
      'Mails',
      embedded ? `are kept, not sent: ${address}/dev/mail` : 'are kept, not sent (MAIL_URL sends them)',
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
