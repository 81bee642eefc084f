import { type FieldRules, lineRule } from './field-rules';

export interface DisableCustomerForm {
  /** For the staff; the customer does not see it. */
  readonly reason: string;
}

export const DISABLE_CUSTOMER_RULES: FieldRules<DisableCustomerForm> = {
  reason: lineRule(300, { min: 1, messageKey: 'validation.required' }),
};
