import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { AuditModule } from '../audit';
import { type ConfigClass, ConfigModule, type Environment } from '../config';
import { DatabaseConfig, DatabaseModule } from '../database';
import { HttpConfig } from '../http';
import { KeptSettings, KeptValues } from '../kept-settings';
import { KeysConfig, SigningKeys } from '../keys';
import { UrlRedaction } from '../logging';
import { OutboxModule } from '../outbox';
import { RedisConfig, WorkerConfig } from '../queue';
import { ResponseCache } from '../response-cache';
import { StorageConfig, StorageModule } from '../storage';
import { LogConfig } from './log.config';
import { migrationsOf, type ShopModule } from './shop-module';

export const platformConfigs: ConfigClass[] = [
  HttpConfig,
  DatabaseConfig,
  RedisConfig,
  WorkerConfig,
  KeysConfig,
  LogConfig,
  StorageConfig,
];

export interface PlatformOptions {
  modules: ShopModule[];
  /** Settings of the process itself. */
  config?: ConfigClass[];
  isWorker?: boolean;
  environment?: Environment;
}

@Module({})
export class PlatformModule {
  /** @throws ConfigError listing every problem of the settings of platform, process and modules */
  static forRoot({ modules, config = [], isWorker, environment }: PlatformOptions): DynamicModule {
    const configs = [...platformConfigs, ...config, ...modules.flatMap((module) => module.config)];
    return {
      module: PlatformModule,
      global: true,
      imports: [
        ConfigModule.forRoot(configs, environment),
        LoggerModule.forRootAsync({
          imports: [],
          providers: [],
          inject: [LogConfig],
          // `logResponses` replaces the request-logging middleware.
          useFactory: ({ logLevel }: LogConfig) => ({ pinoHttp: { level: logLevel }, forRoutes: [] }),
        }),
        DatabaseModule.forRoot({
          isWorker,
          entities: modules.flatMap(({ entities }) => entities),
          migrations: migrationsOf(modules),
        }),
        DiscoveryModule,
        AuditModule,
        OutboxModule,
        StorageModule,
      ],
      providers: [
        SigningKeys,
        ResponseCache,
        KeptValues,
        KeptSettings,
        {
          provide: UrlRedaction,
          useValue: new UrlRedaction(modules.flatMap(({ secretPaths = [] }) => secretPaths)),
        },
      ],
      exports: [SigningKeys, ResponseCache, KeptSettings, UrlRedaction],
    };
  }
}
