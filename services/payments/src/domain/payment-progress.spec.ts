import type { ProviderPayment, ProviderState } from '../providers/payment-provider';
import { progressOf, statusAfterRefund } from './payment-progress';
import { PAYMENT_STATES } from './payment-status';
import type { Payment } from './payment.entity';

const CREATED = {
  id: 1,
  providerRef: null,
  captureRef: null,
  status: 'created',
  isInReview: false,
  capturedMinor: 0,
  refundRequestedMinor: 0,
  refundedMinor: 0,
  failureMessage: null,
} as Payment;

function seen(state: ProviderState, changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    ref: 'pi_1',
    reference: null,
    state,
    capturedMinor: state === 'captured' ? 1250 : 0,
    refundedMinor: 0,
    captureRef: null,
    failureMessage: state === 'failed' ? 'Declined' : null,
    handover: {},
    ...changes,
  };
}

/** Where a payment stands after its provider was seen like this, one after the other, and what was told. */
function after(states: ProviderState[]) {
  const news: string[] = [];
  let payment = CREATED;
  for (const state of states) {
    const step = progressOf(payment, seen(state));
    payment = { ...payment, ...step.columns };
    if (step.news) news.push(step.news);
  }
  return { payment, news };
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, place) =>
    permutations(items.filter((_other, index) => index !== place)).map((rest) => [item, ...rest]),
  );
}

describe('a payment', () => {
  it('ends where the provider has brought it, in whatever order it was seen there', () => {
    const states: ProviderState[] = ['open', 'pending', 'approved', 'failed', 'cancelled', 'captured'];
    for (const order of permutations(states)) {
      const { payment, news } = after(order);
      expect(payment).toMatchObject({ status: 'captured', capturedMinor: 1250, failureMessage: null });
      expect(news.filter((word) => word === 'captured')).toHaveLength(1);
    }
  });

  it('moves only forward', () => {
    for (const [place, status] of PAYMENT_STATES.entries()) {
      const isTaken = place >= PAYMENT_STATES.indexOf('captured');
      const payment = { ...CREATED, status, providerRef: 'pi_1', capturedMinor: isTaken ? 1250 : 0 };
      for (const state of ['open', 'failed', 'cancelled', 'captured'] as const) {
        const next = progressOf(payment, seen(state)).columns.status ?? status;
        expect(PAYMENT_STATES.indexOf(next)).toBeGreaterThanOrEqual(place);
      }
    }
  });

  it('tells a refusal once, though it keeps the newest words', () => {
    const { payment, news } = after(['open', 'failed', 'failed']);
    expect([payment.status, news]).toEqual(['failed', ['failed']]);
    const again = progressOf(payment, seen('failed', { failureMessage: 'Insufficient funds' }));
    expect(again).toMatchObject({
      columns: { failureMessage: 'Insufficient funds' },
      news: null,
      events: [],
    });
  });

  it('stays under review until the provider decides, whatever was seen before that', () => {
    for (const earlier of ['open', 'pending', 'approved'] as const) {
      expect(after(['in-review', earlier]).payment).toMatchObject({ status: 'pending', isInReview: true });
    }
    for (const decision of ['captured', 'cancelled', 'failed'] as const) {
      expect(after(['in-review', 'open', decision]).payment.isInReview).toBe(false);
    }
  });

  it('learns the ids of the provider once', () => {
    const first = progressOf(CREATED, seen('open', { captureRef: 'C1' })).columns;
    expect(first).toMatchObject({ providerRef: 'pi_1', captureRef: 'C1' });
    expect(progressOf({ ...CREATED, ...first }, seen('open', { captureRef: 'C1' })).columns).toEqual({});
  });

  it('remembers what was taken, also when it is not what was asked for', () => {
    expect(progressOf(CREATED, seen('captured', { capturedMinor: 900 })).columns.capturedMinor).toBe(900);
  });

  it('finds a foreign hand only in what was given back beyond our own refunds', () => {
    const payment = { ...CREATED, status: 'captured', capturedMinor: 1250, providerRef: 'pi_1' } as Payment;
    const foreign = (refundedMinor: number, refundRequestedMinor: number) =>
      progressOf({ ...payment, refundRequestedMinor }, seen('captured', { refundedMinor }))
        .foreignRefundMinor;
    expect([foreign(0, 0), foreign(500, 0), foreign(500, 500), foreign(500, 800), foreign(900, 500)]).toEqual(
      [0, 500, 0, 0, 400],
    );
  });

  it('is refunded when all of it has been given back, not before', () => {
    expect([0, 1, 1249, 1250].map((given) => statusAfterRefund(1250, given))).toEqual([
      'captured',
      'partly_refunded',
      'partly_refunded',
      'refunded',
    ]);
  });
});
