import {
  isCancellable,
  isOrderStatus,
  isPaymentMethod,
  namedPaymentMethod,
  orderNumberPrefix,
  ORDER_STATUSES,
  parseOrderNumber,
  stockEffect,
} from './order-rules';

describe('the status of an order', () => {
  it('is one of five', () => {
    expect(ORDER_STATUSES).toEqual(['pending', 'processing', 'shipped', 'delivered', 'cancelled']);
    expect(isOrderStatus('shipped')).toBe(true);
    expect(isOrderStatus('returned')).toBe(false);
    expect(isOrderStatus(undefined)).toBe(false);
  });

  it('returns the stock when the order is cancelled, whatever it was before', () => {
    for (const from of ['pending', 'processing', 'shipped', 'delivered'] as const) {
      expect(stockEffect(from, 'cancelled')).toBe('return');
    }
  });

  it('takes the stock again when a cancelled order is reopened, whatever it becomes', () => {
    for (const to of ['pending', 'processing', 'shipped', 'delivered'] as const) {
      expect(stockEffect('cancelled', to)).toBe('take');
    }
  });

  it('leaves the stock alone in every other change, and when nothing changes', () => {
    expect(stockEffect('pending', 'shipped')).toBe('none');
    expect(stockEffect('delivered', 'pending')).toBe('none');
    for (const status of ORDER_STATUSES) expect(stockEffect(status, status)).toBe('none');
  });

  it('lets its customer cancel while nothing is packed', () => {
    const cancellable = ORDER_STATUSES.filter((status) => isCancellable({ status, shipments: [] }));
    expect(cancellable).toEqual(['pending']);
    expect(isCancellable({ status: 'pending', shipments: [{ id: 1 }] })).toBe(false);
  });
});

describe('an order number', () => {
  it('carries the year', () => {
    expect(orderNumberPrefix(2026)).toBe('ORD-2026-');
  });

  it.each([
    'ORD-2026-000123',
    ' ord-2026-000123 ',
    'ord 2026 123',
    'ORD2026000123',
    '#2026–000123',
    '2026/123',
    'ＯＲＤ－２０２６－０００１２３',
    '\u2066ORD-٢٠٢٦-٠٠٠١٢٣\u2069',
  ])('is read from %s', (typed) => {
    expect(parseOrderNumber(typed)).toBe('ORD-2026-000123');
  });

  it.each(['', '123', 'KP-123', 'INV-2026-000123', 'ORD-2026', 'ORD-2026-12a', '2026-1234567890123'])(
    'is not read from %j',
    (typed) => expect(parseOrderNumber(typed)).toBeNull(),
  );

  it('keeps a counter of more than six digits', () => {
    expect(parseOrderNumber('ord-2026-1234567')).toBe('ORD-2026-1234567');
  });
});

describe('the name of a payment', () => {
  it.each([
    ['cash', 'shop', 1000, 'cash'],
    ['cash', 'quote', 1000, 'agreed'],
    ['cash', 'quote', 0, 'none'],
    ['stripe', 'quote', 1000, 'stripe'],
    ['paypal', 'shop', 1000, 'paypal'],
  ] as const)('of %s, by the prices of the %s, for %s is %s', (paymentMethod, prices, total, name) => {
    expect(namedPaymentMethod({ paymentMethod, isNegotiated: prices === 'quote' }, total)).toBe(name);
  });
});

describe('a payment method', () => {
  it('is card, Revolut, PayPal or cash', () => {
    expect(['stripe', 'revolut', 'paypal', 'cash'].every(isPaymentMethod)).toBe(true);
    expect(['wire_transfer', '', null].some(isPaymentMethod)).toBe(false);
  });
});
