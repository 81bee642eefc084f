import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { MigrationInterface } from 'typeorm';
import { DatabaseConfig } from '../config';
import { databaseOptions } from './database-options';
import { PostgresBus } from './postgres-bus';
import { Sql } from './sql';
import { Transactions } from './transactions';

/** What the modules of the shop bring into one database. */
export interface DatabaseParts {
  /** Background jobs may run longer statements than requests. */
  isWorker?: boolean;
  entities: Type[];
  migrations: Type<MigrationInterface>[];
}

@Module({})
export class DatabaseModule {
  static forRoot(parts: DatabaseParts): DynamicModule {
    const services = [Transactions, Sql, PostgresBus];
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [DatabaseConfig],
          useFactory: (config: DatabaseConfig) =>
            databaseOptions(config, parts, {
              ...config,
              statementTimeoutMs: parts.isWorker
                ? config.workerStatementTimeoutMs
                : config.statementTimeoutMs,
            }),
        }),
      ],
      providers: services,
      exports: services,
    };
  }
}
