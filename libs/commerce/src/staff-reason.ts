import { type FieldRules, lineRule } from './field-rules';

/** Why a job was discarded or an account disabled. */
export interface StaffReasonForm {
  /** For the staff; the customer does not see it. */
  readonly reason: string;
}

export const STAFF_REASON_RULES: FieldRules<StaffReasonForm> = {
  reason: lineRule(300, { min: 1, messageKey: 'validation.required' }),
};
