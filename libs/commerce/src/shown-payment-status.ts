import type { PaymentStatus } from './order-rules';

export type ShownPaymentStatus = PaymentStatus | 'partly_paid';

/** As lists and pages state them, and lists are narrowed down to. */
export const SHOWN_PAYMENT_STATUSES: readonly ShownPaymentStatus[] = [
  'unpaid',
  'paid',
  'partly_paid',
  'out_of_stock_paid',
  'partly_refunded',
  'refunded',
  'charged_back',
];

/** Statuses of an order whose customer can owe what a change added. */
export const PARTLY_PAYABLE = ['paid', 'partly_refunded'] as const satisfies PaymentStatus[];

export const shownPaymentStatus = (status: PaymentStatus, outstandingMinor: number): ShownPaymentStatus =>
  outstandingMinor > 0 && PARTLY_PAYABLE.some((each) => each === status) ? 'partly_paid' : status;
