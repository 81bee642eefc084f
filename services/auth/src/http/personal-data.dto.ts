import { OptionalField, IsText } from '@kp/platform/http';

export class DeleteAccountRequest {
  @IsText(200)
  currentPassword: string;

  /** Of the second factor, when the account has one. */
  @IsText(40)
  @OptionalField()
  code?: string;
}
