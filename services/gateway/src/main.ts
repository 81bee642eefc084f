import 'reflect-metadata';
import { ConfigError, HttpConfig } from '@kp/platform/config';
import { createGateway } from './create-gateway';

/** Connections that arrive in one burst wait here instead of being refused. */
const LISTEN_BACKLOG = 2048;
/** After the grace, in which requests are still accepted: longer than the server gives those in flight. */
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
