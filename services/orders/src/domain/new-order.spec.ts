import { anOrder } from '../testing/an-order';
import { homeTaxes } from '../testing/home-taxes';
import { newOrder, numberPrefixOf } from './new-order';
import { priceOrder } from './order-pricing';

const TERMS = {
  shipping: { thresholdMinor: 50_000, costMinor: 2_500, currency: 'USD' as const },
  taxes: homeTaxes(0.19),
};
const PRODUCT = {
  productId: 7,
  name: 'Labels',
  slug: 'labels',
  imageUrl: null,
  priceMinor: 1_250,
  currency: 'USD',
};

describe('an order number', () => {
  it('contains the year in Bucharest when the order is placed', () => {
    const beforeMidnight = new Date('2026-12-31T21:59:59Z');
    const afterMidnight = new Date('2026-12-31T22:00:00Z');
    expect(numberPrefixOf(beforeMidnight)).toBe('ORD-2026-');
    expect(numberPrefixOf(afterMidnight)).toBe('ORD-2027-');
  });
});

describe('a new order', () => {
  const identity = { id: 5, placedAt: new Date('2026-05-01T10:00:00Z') };
  const items = [{ productId: 7, quantity: 2 }];
  const buyer = { userId: null, email: 'ana@bistro-nord.example', language: 'ro' };
  const order = newOrder(identity, buyer, anOrder(items), priceOrder(items, [PRODUCT], TERMS));

  it('is pending and unpaid, in the language of the customer', () => {
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      language: 'ro',
      totalMinor: 5_475,
    });
  });

  it('starts its history with the guest who placed it', () => {
    expect(order.placed).toMatchObject({ kind: 'placed', toStatus: 'pending', actor: 'guest' });
  });

  it('stores every address field, empty when it is missing', () => {
    const { company: _company, county: _county, ...billingAddress } = anOrder(items).billingAddress;
    const sparse = newOrder(
      identity,
      buyer,
      anOrder(items, { billingAddress }),
      priceOrder(items, [PRODUCT], TERMS),
    );
    expect(sparse.billingAddress).toMatchObject({ company: '', county: '', city: 'Bucharest' });
  });
});
