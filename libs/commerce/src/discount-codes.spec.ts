import {
  type DiscountCodeDraft,
  discountByTerms,
  discountRefusal,
  discountState,
  type DiscountTerms,
  validateDiscountCode,
} from './discount-codes';
import { orderTotals } from './order-totals';
import { taxedAt } from './tax';

const NOW = new Date('2026-11-23T12:00:00Z');
const BEFORE = new Date('2026-11-23T11:59:59Z');
const AFTER = new Date('2026-11-23T12:00:01Z');

const terms = (changes: Partial<DiscountTerms> = {}): DiscountTerms => ({
  code: 'WELCOME',
  kind: 'percent',
  value: 10,
  minimumMinor: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  oncePerCustomer: false,
  isActive: true,
  usedCount: 0,
  ...changes,
});

describe('totals with a discount', () => {
  it.each<[string, Partial<DiscountTerms>, number, number[]]>([
    // Columns: unit price; subtotal, discount, shipping, VAT, total.
    ['10 % rounds half up', {}, 1_005, [1_005, 101, 2_500, 172, 3_576]],
    ['15 % of 33.33', { value: 15 }, 3_333, [3_333, 500, 2_500, 538, 5_871]],
    ['100 % leaves the shipping', { value: 100 }, 9_999, [9_999, 9_999, 2_500, 0, 2_500]],
    ['1 % of one cent is nothing', { value: 1 }, 1, [1, 0, 2_500, 0, 2_501]],
    ['an amount', { kind: 'amount', value: 500 }, 2_000, [2_000, 500, 2_500, 285, 4_285]],
    [
      'an amount above the subtotal',
      { kind: 'amount', value: 5_000 },
      2_000,
      [2_000, 2_000, 2_500, 0, 2_500],
    ],
    [
      'an amount that ends free shipping',
      { kind: 'amount', value: 100 },
      50_100,
      [50_100, 100, 2_500, 9_500, 62_000],
    ],
    ['free shipping', { kind: 'free_shipping', value: 0 }, 2_000, [2_000, 0, 0, 380, 2_380]],
  ])('%s', (_, changes, unitPriceMinor, expected) => {
    const totals = orderTotals({
      lines: [{ unitPriceMinor, quantity: 1, tax: taxedAt(0.19) }],
      shippingFee: { thresholdMinor: 50_000, costMinor: 2_500 },
      currency: 'EUR',
      discount: discountByTerms(terms(changes)),
    });
    const { subtotal, discount, shipping, vat, total } = totals;
    expect([subtotal, discount, shipping, vat, total].map(({ minor }) => minor)).toEqual(expected);
  });
});

describe('a discount code', () => {
  it.each<[string, Partial<DiscountTerms>]>([
    ['active', {}],
    ['active', { startsAt: NOW, endsAt: AFTER, maxUses: 5, usedCount: 4 }],
    ['scheduled', { startsAt: AFTER }],
    ['expired', { endsAt: NOW }],
    ['expired', { endsAt: BEFORE, maxUses: 1, usedCount: 1 }],
    ['used_up', { maxUses: 5, usedCount: 5 }],
    ['archived', { isActive: false, endsAt: BEFORE }],
  ])('is %s with %p', (state, changes) => {
    expect(discountState(terms(changes), NOW)).toBe(state);
  });

  it.each<[string | null, Partial<DiscountTerms>, boolean, number]>([
    [null, { minimumMinor: 5_000, oncePerCustomer: true }, false, 5_000],
    ['below_minimum', { minimumMinor: 5_000 }, false, 4_999],
    ['already_used', { oncePerCustomer: true }, true, 5_000],
    [null, {}, true, 5_000],
    ['not_yet', { startsAt: AFTER }, false, 5_000],
    ['expired', { isActive: false }, false, 5_000],
    ['used_up', { maxUses: 1, usedCount: 1, oncePerCustomer: true }, true, 5_000],
  ])('is refused as %s with %p', (refusal, changes, hasUsed, subtotalMinor) => {
    expect(discountRefusal(terms(changes), { hasUsed, subtotalMinor, now: NOW })).toBe(refusal);
  });

  const draft: DiscountCodeDraft = {
    code: 'WELCOME-10',
    kind: 'percent',
    value: '10',
    minimumSubtotal: '',
    startsAt: '',
    endsAt: '',
    maxUses: null,
    oncePerCustomer: false,
    isActive: true,
  };

  it.each<[string | undefined, Partial<DiscountCodeDraft>]>([
    [undefined, {}],
    [undefined, { kind: 'free_shipping', value: '' }],
    [undefined, { kind: 'amount', value: '12.50', minimumSubtotal: '100', maxUses: 1_000_000 }],
    ['code', { code: 'AB' }],
    ['code', { code: 'TEN %' }],
    ['kind', { kind: 'gift' as never }],
    ['value', { value: '0' }],
    ['value', { value: '101' }],
    ['value', { value: '12.5' }],
    ['value', { kind: 'amount', value: '0' }],
    ['minimumSubtotal', { minimumSubtotal: '-1' }],
    ['startsAt', { startsAt: 'soon' }],
    ['endsAt', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }],
    ['maxUses', { maxUses: 0 }],
    ['maxUses', { maxUses: 1.5 }],
    ['oncePerCustomer', { oncePerCustomer: 'yes' as never }],
  ])('names %s for %p', (field, changes) => {
    expect(validateDiscountCode({ ...draft, ...changes })[0]?.field).toBe(field);
  });
});
