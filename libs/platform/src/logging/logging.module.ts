import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { ModeConfig } from '../config';

/** Structured logs on standard output; answers to reads are logged at debug, since they are most of the traffic. */
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
          useFactory: (mode: ModeConfig) => ({
            pinoHttp: {
              level: mode.logLevel,
              customLogLevel: levelOf,
              redact: ['req.headers.authorization', 'req.headers.cookie'],
              serializers: {
                req: briefRequest,
                res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
              },
            },
          }),
        }),
      ],
    };
  }
}

function levelOf(
  request: IncomingMessage,
  response: ServerResponse,
  error?: Error,
): 'debug' | 'info' | 'warn' | 'error' {
  if (error || response.statusCode >= 500) return 'error';
  if (response.statusCode >= 400) return 'warn';
  return request.method === 'GET' || request.method === 'HEAD' ? 'debug' : 'info';
}

function briefRequest({ id, method, url }: { id: unknown; method: string; url: string }) {
  return { id, method, url };
}
