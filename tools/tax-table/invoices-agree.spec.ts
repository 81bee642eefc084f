import { type CurrencyCode, minorByRate, rateFromBasisPoints, type TaxLine } from '@kp/commerce';
import { type InvoiceAmounts, invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import { computed, orderOf, orders } from './priced';
import { rowsOf } from './rows';

const EXCHANGED_ON = { date: '2026-03-01', source: null };

/** Of orders without a fee. */
const invoices = rowsOf('invoices').filter(({ order }) => orders.some((known) => known.order === order));

/** Exchange rates are stated in ten-thousandths, as basis points are. */
function invoiceOf(order: string, currency: string, exchangeRate: string): InvoiceAmounts {
  const row = orderOf(order);
  const { lines, totals, isTaxIncluded } = computed(row);
  const ordered = {
    currency: row.currency as CurrencyCode,
    lines,
    taxLines: totals.taxLines as TaxLine[],
    isTaxIncluded,
  };
  const exchange =
    currency === row.currency ? null : { ...EXCHANGED_ON, rate: rateFromBasisPoints(Number(exchangeRate)) };
  return invoiceAmounts(ordered, 'Shipping', exchange, currency as CurrencyCode);
}

describe('invoices in another currency come to the figures of the table', () => {
  it.each(invoices.map((row) => [row.order!, row.currency!, row] as const))(
    '%s in %s',
    (order, currency, row) => {
      const invoice = invoiceOf(order, currency, row.exchange_rate!);
      const { subtotalMinor, allowanceMinor, vatMinor, totalMinor } = invoice;
      expect([subtotalMinor - allowanceMinor, vatMinor, totalMinor]).toEqual(
        [row.net, row.vat, row.total].map(Number),
      );
      const stateRate = rateFromBasisPoints(Number(row.state_exchange_rate));
      expect(minorByRate(vatMinor, stateRate)).toBe(Number(row.vat_in_state_currency));

      const sumOf = (rate: number, isShipping: boolean) =>
        invoice.lines
          .filter(({ vatRate, productCode }) => vatRate === rate && (productCode === null) === isShipping)
          .reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
      expect(
        invoice.vatLines.map(({ category, rate, ...line }) => [
          category,
          Math.round(rate * 10_000),
          sumOf(rate, false),
          line.allowanceMinor,
          sumOf(rate, true),
          line.taxableMinor,
          line.vatMinor,
        ]),
      ).toEqual(
        rowsOf('invoice-taxes')
          .filter((tax) => tax.order === order)
          .map((tax) => [
            tax.category,
            ...[tax.rate, tax.lines_net, tax.discount_net, tax.shipping_net, tax.taxable, tax.vat].map(
              Number,
            ),
          ]),
      );
    },
  );
});
