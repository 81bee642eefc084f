import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { HttpEdge } from './http-edge';
import { ProblemFilter } from './problem.filter';
import { RateLimitGuard } from './rate-limit';
import { RateLimitStorage, RateLimitStorageModule } from './rate-limit-storage';
import { validationProvider } from './validation';

/** How every HTTP process of the shop validates input, limits callers and writes problems. */
@Module({
  imports: [
    RateLimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitStorageModule],
      inject: [RateLimitStorage],
      useFactory: (storage: RateLimitStorage) => ({
        // Replaced on every route that has a limit of its own; others skip it.
        throttlers: [{ limit: 1000, ttl: 60_000 }],
        storage,
      }),
    }),
  ],
  providers: [
    HttpEdge,
    validationProvider,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
})
export class HttpPlatformModule {}
