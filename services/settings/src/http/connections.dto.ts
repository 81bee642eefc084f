import { CONNECTIONS, type Connection } from '@kp/commerce/connections';
import { type SettingSource, type SettingState } from '@kp/platform/kept-settings';
import type { Secrecy } from '@kp/platform/config';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

const MAX_SETTINGS = 20;
const MAX_NAME = 100;
const MAX_VALUE = 2000;

export class ConnectionParam {
  @IsIn(CONNECTIONS)
  group: Connection;
}

export class SavedSetting {
  /** @example "STRIPE_SECRET_KEY" */
  @IsString()
  @MaxLength(MAX_NAME)
  name: string;

  /** Null clears it. An address without a password keeps that of the same server and user. */
  @ValidateIf(({ value }: SavedSetting) => value !== null)
  @IsString()
  @MaxLength(MAX_VALUE)
  value: string | null;
}

export class SaveConnectionRequest {
  @IsArray()
  @ArrayMaxSize(MAX_SETTINGS)
  @ValidateNested({ each: true })
  @Type(() => SavedSetting)
  settings: SavedSetting[];
}

export class KeptSettingResponse implements SettingState {
  /** @example "STRIPE_SECRET_KEY" */
  name: string;
  /** open: shown; secret: its last four characters; password: an address without its password. */
  secrecy: Secrecy;
  /** environment wins over backOffice; unreadable: kept, but encrypted with another JWT_SECRET. */
  source: SettingSource;
  /** @example "••••4242" */
  shown: string | null;
}

export class ConnectionResponse {
  settings: KeptSettingResponse[];
}
