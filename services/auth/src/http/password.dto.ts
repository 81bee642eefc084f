import { IsText } from '@kp/platform/http';
import { FORGOT_PASSWORD_RULES, PASSWORD_CHANGE_RULES, PASSWORD_RESET_RULES } from '@kp/commerce';
import { FormField, KnownEmailField } from './form-field';

export class ForgotPasswordRequest {
  @KnownEmailField(FORGOT_PASSWORD_RULES.email)
  email: string;
}

export class ResetPasswordRequest {
  /** From the link in the mail. */
  @IsText(200)
  token: string;

  /** 6 to 200 characters; for administrators at least 10, and not a common password. */
  @FormField(PASSWORD_RESET_RULES.newPassword)
  newPassword: string;

  /** The same again. */
  @FormField(PASSWORD_RESET_RULES.confirmPassword)
  confirmPassword: string;
}

export class ChangePasswordRequest {
  @FormField(PASSWORD_CHANGE_RULES.currentPassword)
  currentPassword: string;

  /** 6 to 200 characters; for administrators at least 10, and not a common password. */
  @FormField(PASSWORD_CHANGE_RULES.newPassword)
  newPassword: string;

  /** The same again. */
  @FormField(PASSWORD_CHANGE_RULES.confirmPassword)
  confirmPassword: string;
}
