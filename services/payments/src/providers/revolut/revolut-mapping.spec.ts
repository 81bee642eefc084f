import type { PurchaseLine } from '../../domain/payment-commands';
import { goodsOf } from './revolut-mapping';

interface SentItem {
  total_amount: number;
  discounts?: { amount: number }[];
}

const line = (totalMinor: number): PurchaseLine => ({
  name: 'Pan',
  code: 'KP-1',
  quantity: 1,
  unitMinor: totalMinor,
  totalMinor,
});

function sentItems(totals: number[], discountMinor: number, shippingMinor: number, vatMinor: number) {
  const recipient = { name: 'Ana Pop', email: 'ana@example.com' };
  const goods = goodsOf({
    brand: 'KitchenPass',
    language: 'en',
    lines: totals.map(line),
    recipient,
    address: null,
    discountMinor,
    shippingMinor,
    vatMinor,
  });
  return (goods as { line_items: SentItem[] }).line_items;
}

const sumOf = (items: SentItem[]) => items.reduce((sum, { total_amount }) => sum + total_amount, 0);

describe('the line items of a Revolut order', () => {
  it.each([
    // totals of the lines, discount, shipping, VAT, discounts of the lines, paid
    [[10_000, 5_000], 1_500, 1_000, 2_755, [1_000, 500], 17_255],
    [[1, 1, 1], 2, 0, 0, [undefined, 1, 1], 1],
    [[999, 1], 1_000, 500, 95, [999, 1], 595],
    [[10_000], 0, 0, 1_900, [undefined], 11_900],
  ])('%j less %i adds up to what is paid', (totals, discount, shipping, vat, discounts, paid) => {
    const items = sentItems(totals, discount, shipping, vat);
    const goods = items.slice(0, totals.length);
    expect(goods.map((item) => item.discounts?.[0]?.amount)).toEqual(discounts);
    expect(sumOf(items)).toBe(paid);
    expect(Math.min(...items.map((item) => item.total_amount))).toBeGreaterThanOrEqual(0);
  });
});
