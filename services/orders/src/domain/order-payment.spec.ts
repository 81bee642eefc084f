import {
  awaitsPayment,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import { isPaidOnline, mustBePaidFor } from './status-change';

const anOrder = (
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  status = ORDER_STATUSES[0] as (typeof ORDER_STATUSES)[number],
) => ({ paymentMethod, paymentStatus, status });

describe('the payment of an order', () => {
  it('is awaited by unpaid online orders that are not cancelled', () => {
    const waiting = ORDER_STATUSES.filter((status) => awaitsPayment(anOrder('stripe', 'unpaid', status)));
    expect(waiting).toEqual(['pending', 'processing', 'shipped', 'delivered']);
    expect(awaitsPayment(anOrder('cash', 'unpaid'))).toBe(false);
    expect(awaitsPayment(anOrder('paypal', 'paid'))).toBe(false);
  });

  it('counts until it is fully refunded', () => {
    const standing = PAYMENT_STATUSES.filter((status) => isPaidOnline(anOrder('revolut', status)));
    expect(standing).toEqual(['paid', 'partly_refunded']);
    expect(isPaidOnline(anOrder('cash', 'paid'))).toBe(false);
  });

  it('is required for online orders to leave pending or be reopened', () => {
    const moves = (method: PaymentMethod) =>
      ORDER_STATUSES.flatMap((from) =>
        ORDER_STATUSES.filter((to) => mustBePaidFor(anOrder(method, 'unpaid', from), to)).map(
          (to) => `${from} ${to}`,
        ),
      );
    expect(moves('stripe')).toEqual([
      'pending processing',
      'pending shipped',
      'pending delivered',
      'cancelled processing',
      'cancelled shipped',
      'cancelled delivered',
    ]);
    expect(moves('cash')).toEqual([]);
  });
});
