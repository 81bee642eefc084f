import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { ProblemFilter } from './problem.filter';
import { RateLimitGuard } from './rate-limit';
import { validationProvider } from './validation';

/** How every HTTP process of the shop validates input, limits callers and writes problems. */
@Module({
  imports: [ThrottlerModule.forRoot([{ limit: 1000, ttl: 60_000 }])],
  providers: [
    validationProvider,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: RateLimitGuard },
  ],
})
export class HttpPlatformModule {}
