import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Timers } from './timers';

/** Worker processes only. */
@Module({ imports: [DiscoveryModule], providers: [Timers], exports: [Timers] })
export class TimersModule {}
