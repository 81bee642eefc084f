import type { TaxCategory, TaxLine } from '@kp/commerce';
import { invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import { computed, KINDS, linesOf, orders } from './priced';
import { rowsOf } from './rows';

describe('the shop comes to the figures of the table', () => {
  it.each(orders.map((order) => [order.order!, order.story!, order] as const))(
    '%s, %s',
    (_, _story, order) => {
      const { supply, lines, totals, isTaxIncluded } = computed(order);
      expect([supply.kind, totals.subtotal.minor, totals.discount.minor, totals.shipping.minor]).toEqual([
        KINDS[order.supply!],
        Number(order.subtotal),
        Number(order.discount),
        Number(order.shipping),
      ]);
      expect([totals.vat.minor, totals.total.minor]).toEqual([Number(order.goods_vat), Number(order.total)]);

      const invoice = invoiceAmounts(
        { currency: 'EUR', lines, taxLines: totals.taxLines as TaxLine[], isTaxIncluded },
        'Shipping',
        null,
      );
      expect(
        invoice.vatLines.map(({ category, rate, taxableMinor, vatMinor, allowanceMinor }) => {
          return [category, Math.round(rate * 10_000), allowanceMinor, taxableMinor, vatMinor];
        }),
      ).toEqual(
        rowsOf('tax-lines')
          .filter((line) => line.order === order.order)
          .map((line) => [
            line.category as TaxCategory,
            ...[line.rate, line.discount_net, line.taxable, line.vat].map(Number),
          ]),
      );
      expect(invoice.totalMinor).toBe(totals.total.minor);
      expect(invoice.lines.slice(0, lines.length).map(({ lineTotalMinor }) => lineTotalMinor)).toEqual(
        linesOf(order.order!).map(({ net }) => Number(net)),
      );
    },
  );
});
