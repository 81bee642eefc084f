import { IsOptional, MinLength } from 'class-validator';
import { Setting } from '../config';

export class KeysConfig {
  @Setting({
    name: 'JWT_SECRET',
    description: 'Secret from which the keys of sessions and links are derived: at least 32 characters.',
  })
  @MinLength(32)
  jwtSecret: string;

  @Setting({
    name: 'JWT_SECRET_PREVIOUS',
    description:
      'The JWT_SECRET before the current one: what it signed stays valid. Remove it after a year; order links expire after 90 days, unsubscribe links do not.',
  })
  @IsOptional()
  @MinLength(32)
  jwtSecretPrevious?: string;
}
