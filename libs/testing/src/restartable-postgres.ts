import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Type } from '@nestjs/common';
import { grantApplicationRole, migrate } from '@kp/platform/database';
import type { MigrationInterface } from 'typeorm';
import { type RunningPostgres, startPostgres } from '../../../tools/start/postgres.mjs';
import { stablePort } from './stable-port';

/** A PostgreSQL server of one spec, which can be stopped and started again on the same port with the same data. */
export class RestartablePostgres {
  private constructor(
    private server: RunningPostgres,
    private readonly folder: string,
  ) {}

  static async start(migrations: Type<MigrationInterface>[] = []): Promise<RestartablePostgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'kitchenpass-postgres-'));
    // PostgreSQL refuses root, so it may run as another user who has to reach its data.
    chmodSync(folder, 0o755);
    const postgres = new RestartablePostgres(await launch(folder, stablePort()), folder);
    if (migrations.length > 0) {
      await migrate(postgres.ownerUrl, migrations);
      await grantApplicationRole(postgres.ownerUrl, postgres.databaseUrl);
    }
    return postgres;
  }

  get databaseUrl(): string {
    return this.server.url;
  }

  get ownerUrl(): string {
    return this.server.ownerUrl;
  }

  /** Ends all connections, then the server: connecting is refused until `startAgain`. */
  async stop(): Promise<void> {
    await this.server.stop();
  }

  async startAgain(): Promise<void> {
    const { port } = this.server;
    this.server = await launch(this.folder, port);
    if (this.server.port !== port) throw new Error(`Port ${port} was taken while PostgreSQL was stopped.`);
  }

  async remove(): Promise<void> {
    await this.server.destroy();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const launch = (dataDir: string, port?: number): Promise<RunningPostgres> =>
  startPostgres({ dataDir, port, durable: false });
