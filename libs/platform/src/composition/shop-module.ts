import type { Type } from '@nestjs/common';
import type { MigrationInterface } from 'typeorm';

/** What one module of the shop brings into the processes. */
export interface ShopModule {
  name: string;
  entities: Type[];
  migrations: Type<MigrationInterface>[];
  /** Nest modules of the HTTP process. */
  gateway: Type[];
  /** Nest modules of the queue process: event handlers and scheduled jobs. */
  worker: Type[];
}
