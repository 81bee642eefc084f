import { senderNameRule } from './contact-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRules, problemsByRules } from './field-rules';
import { TRACK_ORDER_RULES, type TrackOrderForm } from './track-order-rules';

/**
 * Directive 2011/83/EU, article 16: `made_to_order` can never be sent back, `sealed_hygiene` not once its seal was broken after the delivery.
 */
export const WITHDRAWAL_EXCEPTIONS = ['made_to_order', 'sealed_hygiene'] as const;
export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number];

export const canWithdraw = (exception: WithdrawalException | null): boolean => exception !== 'made_to_order';

export interface WithdrawalForm extends TrackOrderForm {
  readonly name: string;
}

/** Rules of the withdrawal form and of its requests. */
export const WITHDRAWAL_RULES: FieldRules<WithdrawalForm> = { name: senderNameRule, ...TRACK_ORDER_RULES };

export function validateWithdrawal(form: WithdrawalForm): FieldProblem<keyof WithdrawalForm>[] {
  return problemsByRules(WITHDRAWAL_RULES, form);
}
