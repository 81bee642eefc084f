import type { Tax } from '@kp/commerce';
import { type PaidOrder, paidOrderOf } from '@kp/commerce/paid-order';
import { type InvoicedOrder, taxOfLine } from '@kp/orders';
import type { Invoice } from '../domain/invoice';

/** Of an order that was taxed at a rate of zero its invoice states why. */
export function paidOf({ lines, taxLines, isTaxIncluded }: InvoicedOrder, { vatLines }: Invoice): PaidOrder {
  const untaxed = vatLines.find(({ category, rate }) => rate === 0 && category !== 'E')?.category;
  const hasZeroRate = vatLines.some(({ category }) => category === 'Z');
  const stated = <T extends Tax>(tax: T): T =>
    tax.category === 'Z' && untaxed && !hasZeroRate ? { ...tax, category: untaxed } : tax;
  return paidOrderOf({
    isTaxIncluded,
    taxLines: taxLines.map(stated),
    lines: lines.map((line) => ({ ...line, key: line.productCode, tax: stated(taxOfLine(line)) })),
  });
}
