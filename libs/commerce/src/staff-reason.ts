import { type FieldRules, lineRule } from './field-rules';

export interface DiscardJobForm {
  /** For the staff. */
  readonly reason: string;
}

export const DISCARD_JOB_RULES: FieldRules<DiscardJobForm> = {
  reason: lineRule(300, { min: 1, messageKey: 'validation.required' }),
};
