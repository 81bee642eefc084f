import 'reflect-metadata';
import os from 'node:os';
import { NestFactory } from '@nestjs/core';
import { ConfigError } from '@kp/platform/config';
import { Logger } from 'nestjs-pino';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  // Shoppers wait for the gateway, nobody waits for a job: on a shared machine the worker takes what is left.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
