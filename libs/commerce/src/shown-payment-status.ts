import { PAYMENT_STATUSES, type PaymentStatus } from './order-rules';

export type ShownPaymentStatus = PaymentStatus | 'partly_paid';

/** As lists and pages state them, and lists are narrowed down to. */
export const SHOWN_PAYMENT_STATUSES: readonly ShownPaymentStatus[] = PAYMENT_STATUSES.flatMap(
  (status): ShownPaymentStatus[] => (status === 'paid' ? ['paid', 'partly_paid'] : [status]),
);

/** Statuses of an order whose customer can owe what a change added. */
export const PARTLY_PAYABLE = ['paid', 'partly_refunded'] as const satisfies PaymentStatus[];

export const shownPaymentStatus = (status: PaymentStatus, outstandingMinor: number): ShownPaymentStatus =>
  outstandingMinor > 0 && PARTLY_PAYABLE.some((each) => each === status) ? 'partly_paid' : status;
