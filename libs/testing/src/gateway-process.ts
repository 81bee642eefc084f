import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pickPort } from '../../../tools/start/ports.mjs';
import { waitUntil } from './wait-until';
import { CODE_CACHE, testedSettings } from './test-services';

const ROOT = path.resolve(__dirname, '../../..');
const PROGRAM = path.join(ROOT, 'dist/services/gateway/main.js');

export interface GatewayProcessOptions {
  /** A free one by default. */
  port?: number;
  environment?: Record<string, string>;
}

/** The built gateway in a process of its own, on the database of a test. */
export class GatewayProcess {
  /** The exit code, or null when a signal ended the process. */
  readonly exited: Promise<number | null>;
  /** Everything it has logged, as JSON lines. */
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    this.exited = new Promise((resolve) => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.log += text));
  }

  /** Resolves when the process answers `/health/live`. */
  static async start(
    { databaseUrl }: { databaseUrl: string },
    { port: preferredPort, environment }: GatewayProcessOptions = {},
  ): Promise<GatewayProcess> {
    if (!existsSync(PROGRAM)) throw new Error('There is no built gateway: run `npm run build` first.');
    const port = await pickPort(preferredPort);
    const child = spawn(process.execPath, [...process.execArgv, '--require', CODE_CACHE, PROGRAM], {
      cwd: ROOT,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
        LOG_LEVEL: 'warn',
        LIMIT_FACTOR: '1000',
        ...testedSettings(),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const gateway = new GatewayProcess(child, port);
    let hasExited = false;
    void gateway.exited.then(() => (hasExited = true));
    await waitUntil('the gateway answers', async () => {
      if (hasExited) throw new Error(`The gateway ended while starting:\n${gateway.log}`);
      return fetch(`${gateway.url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child.pid!;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** As a crash would: nothing is finished. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** @returns the exit code, null when a signal ended the process */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exited;
  }
}
