import { DISABLE_CUSTOMER_RULES } from '@kp/commerce';
import { FormSingleLine } from '@kp/platform/http';
import { IsBoolean, ValidateIf } from 'class-validator';

export class DisableCustomerRequest {
  @IsBoolean()
  disabled: boolean;

  /** Required to disable an account. For the staff; the customer does not see it. */
  @ValidateIf(({ disabled }: DisableCustomerRequest) => disabled)
  @FormSingleLine(DISABLE_CUSTOMER_RULES.reason)
  reason?: string;
}
