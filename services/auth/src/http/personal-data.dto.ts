import { OptionalField } from '@kp/platform/http';
import { IsString, MaxLength } from 'class-validator';

export class DeleteAccountRequest {
  @MaxLength(200)
  @IsString()
  currentPassword: string;

  /** Of the second factor, when the account has one. */
  @MaxLength(40)
  @IsString()
  @OptionalField()
  code?: string;
}
