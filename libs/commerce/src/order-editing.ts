import { awaitsPayment, type OrderStatus, type PaymentStatus } from './order-rules';

export interface EditableOrder {
  readonly status: OrderStatus;
  readonly paymentMethod: string;
  readonly paymentStatus: PaymentStatus;
  readonly confirmationRequired: boolean;
}

/** Why the staff cannot change the items of an order any more, or not yet. */
export type EditBarrier = 'sent' | 'refunded' | 'awaits_payment' | 'unconfirmed';

export function editBarrier(order: EditableOrder): EditBarrier | null {
  const { status, paymentStatus, confirmationRequired } = order;
  if (status !== 'pending' && status !== 'processing') return 'sent';
  // The customer may be paying the amount of before this very moment.
  if (awaitsPayment(order)) return 'awaits_payment';
  if (confirmationRequired && status === 'pending') return 'unconfirmed';
  return EDITABLE_PAYMENTS.includes(paymentStatus) ? null : 'refunded';
}

const EDITABLE_PAYMENTS: readonly PaymentStatus[] = ['unpaid', 'paid', 'partly_refunded'];

/** What a change of the total means for the money that is there already. */
export interface EditBalance {
  /** Still to be paid afterwards. */
  readonly outstandingMinor: number;
  /** Goes back to the customer. */
  readonly refundMinor: number;
}

interface PaidOrder {
  readonly paymentStatus: PaymentStatus;
  readonly totalMinor: number;
  readonly outstandingMinor: number;
  /** Taken off its invoice, and neither paid nor kept. */
  readonly concededMinor: number;
}

/** An order that is not paid yet is simply paid at its new total. */
export function editBalance(
  { paymentStatus, totalMinor, outstandingMinor, concededMinor }: PaidOrder,
  newTotalMinor: number,
): EditBalance {
  if (paymentStatus === 'unpaid') return { outstandingMinor: 0, refundMinor: 0 };
  const paidMinor = totalMinor - outstandingMinor - concededMinor;
  const balance = Math.max(0, newTotalMinor - concededMinor) - paidMinor;
  return { outstandingMinor: Math.max(balance, 0), refundMinor: Math.max(-balance, 0) };
}
