import type { PhoneCustomerResponse } from '@kp/api-client/admin';
import { type CustomerValues, EMPTY_CUSTOMER } from './customer-values';
import type { DraftLine } from './order-lines';

/** What a new order begins with, and what is typed of it. */
export interface OrderDraft {
  readonly values: CustomerValues;
  readonly lines: readonly DraftLine[];
  readonly customer: PhoneCustomerResponse | undefined;
}

export const EMPTY_ORDER: OrderDraft = { values: EMPTY_CUSTOMER, lines: [], customer: undefined };
