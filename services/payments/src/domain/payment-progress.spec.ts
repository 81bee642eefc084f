import type { ProviderPayment, ProviderState } from './payment-provider';
import { progressOf } from './payment-progress';
import { PAYMENT_STATES, refundableMinor, statusOfCaptured } from './payment-status';
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
  chargedBackMinor: 0,
  failureMessage: null,
  feeMinor: null,
} as Payment;

function remote(state: ProviderState, changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    ref: 'pi_1',
    reference: null,
    state,
    capturedMinor: state === 'captured' ? 1250 : 0,
    currency: 'USD',
    refundedMinor: 0,
    captureRef: null,
    failureMessage: state === 'failed' ? 'Declined' : null,
    clientData: {},
    ...changes,
  };
}

function after(states: ProviderState[]) {
  const outcomes: string[] = [];
  let payment = CREATED;
  for (const state of states) {
    const step = progressOf(payment, remote(state));
    payment = { ...payment, ...step.columns };
    if (step.outcome) outcomes.push(step.outcome);
  }
  return { payment, outcomes };
}

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, position) =>
    permutations(items.filter((_other, index) => index !== position)).map((rest) => [item, ...rest]),
  );
}

describe('a payment', () => {
  it('ends captured in any order of the states at its provider', () => {
    const states: ProviderState[] = ['open', 'pending', 'approved', 'failed', 'cancelled', 'captured'];
    for (const order of permutations(states)) {
      const { payment, outcomes } = after(order);
      expect(payment).toMatchObject({ status: 'captured', capturedMinor: 1250, failureMessage: null });
      expect(outcomes.filter((outcome) => outcome === 'captured')).toHaveLength(1);
    }
  });

  it('moves only forward', () => {
    for (const [index, status] of PAYMENT_STATES.entries()) {
      const isCaptured = index >= PAYMENT_STATES.indexOf('captured');
      const payment = { ...CREATED, status, providerRef: 'pi_1', capturedMinor: isCaptured ? 1250 : 0 };
      for (const state of ['open', 'failed', 'cancelled', 'captured'] as const) {
        const next = progressOf(payment, remote(state)).columns.status ?? status;
        expect(PAYMENT_STATES.indexOf(next)).toBeGreaterThanOrEqual(index);
      }
    }
  });

  it('reports a failure once and keeps the newest message', () => {
    const { payment, outcomes } = after(['open', 'failed', 'failed']);
    expect([payment.status, outcomes]).toEqual(['failed', ['failed']]);
    const again = progressOf(payment, remote('failed', { failureMessage: 'Insufficient funds' }));
    expect(again).toMatchObject({
      columns: { failureMessage: 'Insufficient funds' },
      outcome: null,
      events: [],
    });
  });

  it('stays in review until the provider decides', () => {
    for (const earlier of ['open', 'pending', 'approved'] as const) {
      expect(after(['in-review', earlier]).payment).toMatchObject({ status: 'pending', isInReview: true });
    }
    for (const decision of ['captured', 'cancelled', 'failed'] as const) {
      expect(after(['in-review', 'open', decision]).payment.isInReview).toBe(false);
    }
  });

  it('stores the ids of the provider once', () => {
    const first = progressOf(CREATED, remote('open', { captureRef: 'C1' })).columns;
    expect(first).toMatchObject({ providerRef: 'pi_1', captureRef: 'C1' });
    expect(progressOf({ ...CREATED, ...first }, remote('open', { captureRef: 'C1' })).columns).toEqual({});
  });

  it('records the captured amount, also when it differs from the requested one', () => {
    expect(progressOf(CREATED, remote('captured', { capturedMinor: 900 })).columns.capturedMinor).toBe(900);
  });

  it('keeps the fee that its provider says first, also after it was captured', () => {
    const captured = { ...CREATED, status: 'captured', capturedMinor: 1250, providerRef: 'pi_1' } as Payment;
    const fee = { minor: 45, currency: 'EUR' };
    const told = progressOf(captured, remote('captured', { fee })).columns;
    expect(told).toEqual({ feeMinor: 45, feeCurrency: 'EUR' });
    expect(
      progressOf({ ...captured, ...told }, remote('captured', { fee: { ...fee, minor: 50 } })).columns,
    ).toEqual({});
  });

  it('finds an external refund only beyond our own refunds', () => {
    const payment = { ...CREATED, status: 'captured', capturedMinor: 1250, providerRef: 'pi_1' } as Payment;
    const external = (refundedMinor: number, refundRequestedMinor: number) =>
      progressOf({ ...payment, refundRequestedMinor }, remote('captured', { refundedMinor }))
        .externalRefundMinor;
    expect([
      external(0, 0),
      external(500, 0),
      external(500, 500),
      external(500, 800),
      external(900, 500),
    ]).toEqual([0, 500, 0, 0, 400]);
  });

  it.each([
    [0, 0, 'captured'],
    [1, 0, 'partly_refunded'],
    [1249, 0, 'partly_refunded'],
    [1250, 0, 'refunded'],
    [0, 1, 'partly_refunded'],
    [0, 1250, 'charged_back'],
    [250, 1000, 'charged_back'],
    [1250, 1250, 'refunded'],
  ] as const)('of 12.50 with %i refunded and %i charged back is %s', (refundedMinor, chargedBack, status) => {
    const sums = { capturedMinor: 1250, refundedMinor, chargedBackMinor: chargedBack };
    expect(statusOfCaptured(sums)).toBe(status);
    const left = 1250 - refundedMinor - chargedBack;
    expect(refundableMinor({ ...sums, refundRequestedMinor: refundedMinor })).toBe(Math.max(0, left));
  });
});
