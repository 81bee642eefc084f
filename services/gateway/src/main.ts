import 'reflect-metadata';
import { ConfigError, HttpConfig } from '@kp/platform/config';
import { createGateway } from './create-gateway';

async function main(): Promise<void> {
  const app = await createGateway();
  const { port, host } = app.get(HttpConfig);
  await app.listen(port, host);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
