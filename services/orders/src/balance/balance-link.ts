import type { PaymentSnapshot } from '@kp/payments';
import { refundableMinor } from '@kp/payments';
import type { Order } from '../domain/order.entity';

/** Takes what a change added to an order; the amount is that of the order when it was sent. */
export interface BalanceLink {
  id: number;
  orderId: number;
  /** Cannot be guessed: whoever has it can pay. */
  token: string;
  amountMinor: number;
  sentAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
}

/**
 * `processing`: captured and about to be recorded; `pending`: the provider reviews it; `obsolete`: the order was
 * cancelled or changed again, or paid in another way; `unavailable`: no provider takes its currency.
 */
export const BALANCE_LINK_STATES = [
  'payable',
  'processing',
  'pending',
  'paid',
  'expired',
  'obsolete',
  'unavailable',
] as const;

export type BalanceLinkState = (typeof BALANCE_LINK_STATES)[number];

interface LinkFacts {
  isOnlineAvailable: boolean;
  payments: readonly Pick<
    PaymentSnapshot,
    'capturedMinor' | 'refundRequestedMinor' | 'chargedBackMinor' | 'isInReview'
  >[];
  now: Date;
}

export function balanceLinkStateOf(
  link: Pick<BalanceLink, 'amountMinor' | 'expiresAt' | 'paidAt'>,
  order: Pick<Order, 'status' | 'outstandingMinor'>,
  { isOnlineAvailable, payments, now }: LinkFacts,
): BalanceLinkState {
  if (link.paidAt !== null) return 'paid';
  if (!isStillDue(link, order)) return 'obsolete';
  if (payments.some((payment) => refundableMinor(payment) > 0)) return 'processing';
  if (payments.some(({ isInReview }) => isInReview)) return 'pending';
  if (link.expiresAt <= now) return 'expired';
  return isOnlineAvailable ? 'payable' : 'unavailable';
}

/** Money that was started before the link expired still pays it. */
export const isStillDue = (
  { amountMinor }: Pick<BalanceLink, 'amountMinor'>,
  { status, outstandingMinor }: Pick<Order, 'status' | 'outstandingMinor'>,
): boolean => status !== 'cancelled' && outstandingMinor === amountMinor;

/** What the staff changed since the order was last paid, with the names of its products. */
export function changesOf({ history, lines }: Pick<Order, 'history' | 'lines'>): string[] {
  const lastPaid = history.findLastIndex(({ kind }) => kind === 'paid');
  const names = new Map(lines.map(({ productCode, productName }) => [productCode, productName]));
  return history
    .slice(lastPaid + 1)
    .filter(({ kind, note }) => kind === 'items_edited' && note !== null)
    .flatMap(({ note }) => note!.split('; '))
    .map((change) => change.replace(/[^\s:]+(?=:)|[^\s:]+$/, (code) => names.get(code) ?? code));
}
