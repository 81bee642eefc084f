import { STAFF_REASON_RULES } from '@kp/commerce';
import { FormSingleLine } from '@kp/platform/http';
import { IsBoolean, ValidateIf } from 'class-validator';

export class DisableCustomerRequest {
  @IsBoolean()
  disabled: boolean;

  /** Required to disable an account. For the staff; the customer does not see it. */
  @ValidateIf(({ disabled }: DisableCustomerRequest) => disabled)
  @FormSingleLine(STAFF_REASON_RULES.reason)
  reason?: string;
}
