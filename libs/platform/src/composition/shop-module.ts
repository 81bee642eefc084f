import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';
import { auditMigrations } from '../audit';
import type { ConfigClass } from '../config';
import { keptSettingsMigrations } from '../kept-settings';
import { outboxMigrations } from '../outbox';

/** What one module of the shop brings into the processes. */
export interface ShopModule {
  name: string;
  entities: Type[];
  migrations: Type<MigrationInterface>[];
  /** Its settings; each class is provided to every module. */
  config: ConfigClass[];
  /** Nest modules of the HTTP process. */
  gateway: Type[];
  /** Nest modules of the queue process: event handlers and scheduled jobs. */
  worker: Type[];
  /** Paths of its pages and routes that are followed by a secret, which logs leave out. */
  secretPaths?: string[];
}

/** TypeORM runs them in the order of their time stamps. */
export const migrationsOf = (modules: ShopModule[]) => [
  ...outboxMigrations,
  ...auditMigrations,
  ...keptSettingsMigrations,
  ...modules.flatMap(({ migrations }) => migrations),
];
