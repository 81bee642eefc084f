import 'reflect-metadata';
import { ConfigError, loadConfigs } from '@kp/platform/config';
import { DatabaseConfig } from '@kp/platform/database';
import { runJobsCommand, USAGE } from './jobs-command';

async function main(): Promise<void> {
  const [config] = loadConfigs([DatabaseConfig]);
  const output = await runJobsCommand(process.argv.slice(2), config);
  process.stdout.write(`${output ?? USAGE}\n`);
  process.exitCode = output === null ? 2 : 0;
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : (error as Error).message;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
