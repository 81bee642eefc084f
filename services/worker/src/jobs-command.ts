import { parseArgs } from 'node:util';
import { type DatabaseConfig, databaseOptions, Sql, Transactions } from '@kp/platform/database';
import { BackgroundJobs } from '@kp/platform/outbox';
import { DataSource } from 'typeorm';

export const USAGE = `usage: npm run jobs -- list [--queue NAME] [--handler NAME]
       npm run jobs -- retry ID
       npm run jobs -- retry all [--queue NAME] [--handler NAME]
       npm run jobs -- discard ID --reason TEXT`;

const MAX_LISTED = 100;

/** @returns the text to print; null when the arguments are not a command */
export async function runJobsCommand(args: string[], config: DatabaseConfig): Promise<string | null> {
  const {
    values: { reason = '', ...filter },
    positionals,
  } = parseArgs({
    args,
    allowPositionals: true,
    options: { queue: { type: 'string' }, handler: { type: 'string' }, reason: { type: 'string' } },
  });
  const [command, target] = positionals;
  const isId = target !== undefined && /^\d{1,9}$/.test(target);
  const isDiscard = command === 'discard' && isId && reason.trim() !== '';
  const isRetry = command === 'retry' && (isId || target === 'all');
  if (command !== 'list' && !isRetry && !isDiscard) return null;
  const dataSource = new DataSource(databaseOptions(config, { entities: [], migrations: [] }));
  await dataSource.initialize();
  try {
    const jobs = new BackgroundJobs(new Sql(dataSource, new Transactions(dataSource)));
    if (command === 'list') return await list(jobs, filter);
    if (isDiscard) {
      return (await jobs.discard(Number(target), reason.trim()))
        ? `Job ${target} is discarded.`
        : `Job ${target} is no dead letter.`;
    }
    if (!isId) return `${await jobs.retryAll(filter)} jobs are retried.`;
    return (await jobs.retry(Number(target)))
      ? `Job ${target} is retried.`
      : `Job ${target} is no dead letter.`;
  } finally {
    await dataSource.destroy();
  }
}

async function list(
  jobs: BackgroundJobs,
  filter: { queue?: string | undefined; handler?: string | undefined },
): Promise<string> {
  const { jobs: dead, total } = await jobs.list(
    { status: 'dead', ...filter },
    { limit: MAX_LISTED, offset: 0 },
  );
  const lines = dead.map(
    ({ id, queue, handler, attempts, failedAt, lastError }) =>
      `${id}  ${queue}  ${handler}  ${attempts} attempts, failed ${failedAt}: ${lastError}`,
  );
  return [...lines, `${total} dead letters`].join('\n');
}
