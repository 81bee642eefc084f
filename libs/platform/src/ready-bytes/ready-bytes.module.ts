import { Global, Module } from '@nestjs/common';
import { ReadyBytes } from './ready-bytes';

@Global()
@Module({ providers: [ReadyBytes], exports: [ReadyBytes] })
export class ReadyBytesModule {}
