import { CURRENT_PASSWORD_RULE } from '@kp/commerce';
import { CleanCode, OptionalField, IsText } from '@kp/platform/http';
import { IsString, MaxLength, MinLength } from 'class-validator';
import type { SecondFactorStatus } from '../second-factors';
import { FormField } from './form-field';

export class BeginSecondFactorRequest {
  @FormField(CURRENT_PASSWORD_RULE)
  currentPassword: string;
}

export class ConfirmSecondFactorRequest {
  /** The six digits of the authenticator app. */
  @MaxLength(40)
  @MinLength(1)
  @IsString()
  @CleanCode()
  code: string;
}

export class DisableSecondFactorRequest {
  @FormField(CURRENT_PASSWORD_RULE)
  currentPassword: string;

  /** Of the authenticator app, or a recovery code. */
  @MaxLength(40)
  @MinLength(1)
  @IsString()
  @CleanCode()
  code: string;
}

export class ReplaceRecoveryCodesRequest {
  @FormField(CURRENT_PASSWORD_RULE)
  currentPassword: string;

  /** Of the authenticator app, or a recovery code. */
  @IsText(40)
  @CleanCode()
  @OptionalField()
  code?: string;
}

export class SecondFactorResponse {
  isOn: boolean;
  /** Whether the back office opens with a second factor only. */
  isRequired: boolean;
  /** ISO 8601 moment; null while it is off. */
  enabledAt: string | null;
  recoveryCodesLeft: number;

  static from({ enabledAt, ...status }: SecondFactorStatus): SecondFactorResponse {
    return { ...status, enabledAt: enabledAt?.toISOString() ?? null };
  }
}

export class SecondFactorSetupResponse {
  /** Base32, to be typed into an authenticator app. */
  secret: string;
  /** The same as an `otpauth:` address, to be shown as a QR code. */
  uri: string;
}

export class RecoveryCodesResponse {
  /** Shown once: the shop keeps hashes only. */
  recoveryCodes: string[];
}
