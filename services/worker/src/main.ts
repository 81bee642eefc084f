import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { NestFactory } from '@nestjs/core';
import { ConfigError, loadConfigs } from '@kp/platform/config';
import { WorkerConfig } from '@kp/platform/queue';
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

/** On a shared machine the gateway goes first, because customers wait for it. */
function yieldToGateway(): void {
  const lowest = os.constants.priority.PRIORITY_LOW;
  os.setPriority(lowest);
  try {
    // Linux may share out the processor among sessions first, so a session of the worker alone needs that priority too.
    const [, , , session] = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)!.split(' ');
    if (Number(session) !== process.pid) return;
    writeFileSync('/proc/self/autogroup', String(lowest));
    // What wakes up takes the processor of the idle class at once, not after a slice of some ms. Only in a session of
    // its own, which keeps its share: beside busy processes of the same session the worker would hardly run.
    spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {
    // Other systems have no such groups.
  }
}

async function main(): Promise<void> {
  const [config] = loadConfigs([WorkerConfig]);
  if (config.yields) yieldToGateway();
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
