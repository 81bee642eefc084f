import 'reflect-metadata';
import { ConfigError } from '@kp/platform/config';
import { HttpConfig } from '@kp/platform/http';
import { createGateway } from './create-gateway';
import { GatewayConfig } from './gateway.config';

const LISTEN_BACKLOG = 2048;
/** Runs after the grace period and exceeds the drain timeout of the server. */
const SHUTDOWN_TIMEOUT_MS = 15_000;

async function main(): Promise<void> {
  const { app, server } = await createGateway();
  const { port, shutdownGraceMs } = app.get(GatewayConfig);
  const { host } = app.get(HttpConfig);
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
