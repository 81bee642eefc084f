import { ORDER_STATUSES, type OrderStatus, type PaymentMethod, type PaymentStatus } from '@kp/commerce';
import type { Order } from './order.entity';
import { paymentStatusAfter, statusChange } from './status-change';

const inStatus = (status: OrderStatus): Order =>
  ({
    status,
    paymentMethod: 'cash',
    paymentStatus: status === 'delivered' ? 'paid' : 'unpaid',
    awbNumber: null,
    courier: null,
    totalMinor: 100,
    history: [],
  }) as unknown as Order;

describe('a change of status', () => {
  it('may go from any status to any other, and is written to the history', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES.filter((status) => status !== from)) {
        const change = statusChange(inStatus(from), { status: to });
        expect(change.columns.status).toBe(to);
        expect(change.event).toEqual({ kind: 'status', fromStatus: from, toStatus: to, note: null });
      }
    }
  });

  it('to the current status changes nothing and records nothing', () => {
    expect(statusChange(inStatus('cancelled'), { status: 'cancelled' })).toEqual({
      stock: 'none',
      columns: {},
      event: null,
      isStatusChanged: false,
    });
  });

  it('returns stock by cancelling and deducts it by reopening', () => {
    expect(statusChange(inStatus('shipped'), { status: 'cancelled' }).stock).toBe('return');
    expect(statusChange(inStatus('cancelled'), { status: 'processing' }).stock).toBe('take');
  });

  it('keeps the note and the tracking number that came with it in one history entry', () => {
    const wish = {
      status: 'shipped',
      awbNumber: 'AWB1',
      courier: 'Fan Courier',
      note: 'On its way',
    } as const;
    const change = statusChange(inStatus('processing'), wish);
    expect(change.columns).toMatchObject({ awbNumber: 'AWB1', courier: 'Fan Courier' });
    expect(change.event).toMatchObject({ kind: 'status', note: 'On its way' });
  });

  it('may contain a tracking number alone, and only a new one is recorded', () => {
    const shipped = inStatus('shipped');
    const change = statusChange(shipped, { status: 'shipped', awbNumber: 'AWB1' });
    expect(change.event?.kind).toBe('shipment');
    expect(change.isStatusChanged).toBe(false);
    expect(
      statusChange({ ...shipped, awbNumber: 'AWB1' }, { status: 'shipped', awbNumber: 'AWB1' }).event,
    ).toBeNull();
  });
});

describe('the payment of a cash order', () => {
  const after = (
    paymentMethod: PaymentMethod,
    paymentStatus: PaymentStatus,
    status: OrderStatus,
    totalMinor = 100,
    isNegotiated = false,
  ) => paymentStatusAfter({ paymentMethod, paymentStatus, totalMinor, isNegotiated }, status);

  it('of 0.00 is made whatever happens to the order', () => {
    expect(ORDER_STATUSES.map((status) => after('cash', 'paid', status, 0))).toEqual(
      ORDER_STATUSES.map(() => 'paid'),
    );
  });

  it('is made with the delivery, and reverted with it', () => {
    expect(ORDER_STATUSES.map((status) => after('cash', 'unpaid', status))).toEqual([
      'unpaid',
      'unpaid',
      'unpaid',
      'paid',
      'unpaid',
    ]);
    expect(after('cash', 'paid', 'shipped')).toBe('unpaid');
  });

  it('of a quote is neither made with the delivery nor reverted with it', () => {
    const afterQuote = (current: PaymentStatus) =>
      ORDER_STATUSES.map((status) => after('cash', current, status, 100, true));
    expect(afterQuote('unpaid')).toEqual(ORDER_STATUSES.map(() => 'unpaid'));
    expect(afterQuote('paid')).toEqual(ORDER_STATUSES.map(() => 'paid'));
  });

  it('of an online order does not depend on the status', () => {
    expect(after('stripe', 'paid', 'cancelled')).toBe('paid');
  });
});
