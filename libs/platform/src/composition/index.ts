import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { MigrationInterface } from 'typeorm';
import { ConfigModule, type Environment, ModeConfig } from '../config';
import { DatabaseModule, type DatabaseOptions } from '../database';
import { SigningKeys } from '../keys';
import { OutboxModule } from '../outbox';
import { ResponseCache } from '../response-cache';

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

export interface PlatformOptions extends DatabaseOptions {
  environment?: Environment;
}

@Module({})
export class PlatformModule {
  static forRoot({ environment, ...database }: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ConfigModule.forRoot(environment),
        LoggerModule.forRootAsync({
          imports: [],
          providers: [],
          inject: [ModeConfig],
          // `logResponses` replaces the request-logging middleware.
          useFactory: ({ logLevel }: ModeConfig) => ({ pinoHttp: { level: logLevel }, forRoutes: [] }),
        }),
        DatabaseModule.forRoot(database),
        OutboxModule,
      ],
      providers: [SigningKeys, ResponseCache],
      exports: [SigningKeys, ResponseCache],
    };
  }
}
