import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningRedis, startRedis } from '../../../tools/start/redis.mjs';
import { stablePort } from './stable-port';

/** A Redis server of one spec alone, which may be killed and comes back at the same address. */
export class MortalRedis {
  private constructor(
    private server: RunningRedis,
    private readonly folder: string,
  ) {}

  static async start(): Promise<MortalRedis> {
    const folder = newFolder();
    return new MortalRedis(await launch(folder, stablePort()), folder);
  }

  get url(): string {
    return this.server.url;
  }

  async kill(): Promise<void> {
    await this.server.kill();
  }

  /** Back at the same address, without anything it held before. */
  async startAgain(): Promise<void> {
    rmSync(path.join(this.folder, 'redis', 'appendonlydir'), { recursive: true, force: true });
    this.server = await launch(this.folder, this.server.port);
  }

  async remove(): Promise<void> {
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'kitchenpass-redis-'));

async function launch(dataDir: string, port?: number): Promise<RunningRedis> {
  const server = await startRedis({ dataDir, port, programDir: path.resolve(__dirname, '../../../.cache') });
  if (!server) throw new Error('No Redis server can be had on this machine.');
  return server;
}
