import { Global, Module } from '@nestjs/common';
import { SigningKeys } from './signing-keys';

@Global()
@Module({ providers: [SigningKeys], exports: [SigningKeys] })
export class KeysModule {}
