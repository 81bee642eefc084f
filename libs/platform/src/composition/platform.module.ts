import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule, type Environment } from '../config';
import { DatabaseModule, type DatabaseParts } from '../database';
import { KeysModule } from '../keys';
import { LoggingModule } from '../logging';
import { OutboxModule } from '../outbox';
import { ReadyBytesModule } from '../ready-bytes';

export interface PlatformParts extends DatabaseParts {
  /** Defaults to the process environment. */
  environment?: Environment;
}

/** What every process of the shop stands on: settings, logs, database, outbox, ready bytes. */
@Module({})
export class PlatformModule {
  static forRoot({ environment, ...database }: PlatformParts): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.forRoot(environment),
        KeysModule,
        LoggingModule.forRoot(),
        DatabaseModule.forRoot(database),
        OutboxModule,
        ReadyBytesModule,
      ],
    };
  }
}
