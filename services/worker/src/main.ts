import 'reflect-metadata';
import os from 'node:os';
import { NestFactory } from '@nestjs/core';
import { setProcessPriority } from '@kp/platform/composition';
import { ConfigError } from '@kp/platform/config';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module';

const SHUTDOWN_TIMEOUT_MS = 15_000;
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** A job that does not finish before the timeout is retried when its lease ends. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      resolve();
    };
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
  });
}

async function main(): Promise<void> {
  // Customers wait for the gateway.
  setProcessPriority(os.constants.priority.PRIORITY_LOW);
  // Before the start, because jobs already run while the last modules start.
  const stopped = stopSignal();
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  await stopped;
  await app.close();
  process.exit(0);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
