import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ModeConfig } from '../config';

/** Structured logs on standard output. Requests are logged by `logResponses`, so no middleware runs on each of them. */
@Module({})
export class LoggingModule {
  static forRoot(): DynamicModule {
    return {
      module: LoggingModule,
      imports: [
        LoggerModule.forRootAsync({
          imports: [],
          providers: [],
          inject: [ModeConfig],
          useFactory: (mode: ModeConfig) => ({ pinoHttp: { level: mode.logLevel }, forRoutes: [] }),
        }),
      ],
    };
  }
}
