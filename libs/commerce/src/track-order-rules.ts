import { senderEmailRule } from './contact-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRules, problemsByRules } from './field-rules';
import { parseOrderNumber } from './order-rules';

export interface TrackOrderForm {
  readonly orderNumber: string;
  readonly email: string;
}

/** Rules of the form that asks for the link of an order, and of its request. */
export const TRACK_ORDER_RULES: FieldRules<TrackOrderForm> = {
  orderNumber: (typed) => (parseOrderNumber(typed) ? null : { messageKey: 'validation.orderNumberInvalid' }),
  email: senderEmailRule,
};

export function validateTrackOrder(form: TrackOrderForm): FieldProblem<keyof TrackOrderForm>[] {
  return problemsByRules(TRACK_ORDER_RULES, form);
}
