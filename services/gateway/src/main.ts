import 'reflect-metadata';
import { ConfigError, HttpConfig } from '@kp/platform/config';
import { createGateway } from './create-gateway';

const LISTEN_BACKLOG = 2048;
/** Runs after the grace period and exceeds the drain timeout of the server. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

async function main(): Promise<void> {
  const { app, server } = await createGateway();
  const { port, host, shutdownGraceMs } = app.get(HttpConfig);
  await app.listen({ port, host, backlog: LISTEN_BACKLOG });

  let shutdown: Promise<void> | undefined;
  const shutDown = async () => {
    setTimeout(() => process.exit(1), shutdownGraceMs + SHUTDOWN_TIMEOUT_MS).unref();
    await server.drain();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (shutdown ??= shutDown()));
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
