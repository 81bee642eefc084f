import {
  type Discount,
  orderTotals,
  type TaxCategory,
  taxClassIn,
  type TaxClass,
  type TaxLine,
} from '@kp/commerce';
import { invoiceAmounts } from '../../services/invoices/src/domain/invoice-amounts';
import { supplyOf, type SupplyKind, UNTAXED } from '../../services/settings/src/tax/place-of-supply';
import { untaxedClasses } from '../../services/settings/src/tax/taxes.service';
import { taxesIn, type VatRate } from '../../services/settings/src/tax/vat-rate.entity';
import rates from '../../services/settings/src/tax/vat-rates-eu.json';
import { type Row, rowsOf } from './rows';

const vatRates = rates.map(({ country, class: taxClass, validFrom, rateBasisPoints }): VatRate => {
  return { country, taxClass: taxClass as TaxClass, validFrom, rate: rateBasisPoints / 10_000 };
});
const linesOf = (order: string) => rowsOf('lines').filter((line) => line.order === order);

const KINDS: Record<string, SupplyKind> = {
  none: 'outside_scope',
  export: 'export',
  home: 'domestic',
  intra: 'intra_community',
  oss: 'distance_sale',
};

/** The state that gave a number which was confirmed: "ATU12345678" and "XI123456789" say it themselves. */
const buyerStateOf = ({ number, number_check }: Row) =>
  number_check === 'confirmed' ? number!.slice(0, 2).replace('EL', 'GR') : null;

function taxesOf(order: Row) {
  const at = new Date(`${order.day}T12:00:00Z`);
  const destination = { country: order.country!, zipCode: order.postal_code! };
  const supply = supplyOf(
    destination,
    { state: buyerStateOf(order), isConsumer: order.kind === 'consumer' },
    {
      home: order.seller!,
      isRegistered: order.seller_vat !== 'none',
      isByDestination: true,
      isOss: order.one_stop_shop === 'on',
    },
  );
  const atHome = taxesIn(vatRates, order.seller!, at)!;
  const untaxed = UNTAXED[supply.kind];
  const isTaxIncluded = order.entry === 'gross';
  const byClass = untaxed
    ? untaxedClasses(untaxed, isTaxIncluded ? atHome : null)
    : taxesIn(vatRates, supply.country, at)!;
  return { supply, byClass, isTaxIncluded };
}

function discountOf({ discount_type, discount_value }: Row): Discount | null {
  const value = Number(discount_value);
  if (discount_type === 'percent') return { code: 'CODE', kind: 'percent', percent: value / 100 };
  if (discount_type === 'amount') return { code: 'CODE', kind: 'amount', amountMinor: value };
  return discount_type === 'free_shipping' ? { code: 'CODE', kind: 'free_shipping' } : null;
}

function computed(order: Row) {
  const { supply, byClass, isTaxIncluded } = taxesOf(order);
  const lines = linesOf(order.order!).map((line) => {
    const classes = {
      '*': line.class as TaxClass,
      [line.other_country || '-']: line.other_class as TaxClass,
    };
    const tax = byClass[taxClassIn(classes, supply.country)];
    const [unitPriceMinor, quantity] = [Number(line.unit_price), Number(line.quantity)];
    const product = { productName: line.line!, productCode: line.line! };
    return { ...product, unitPriceMinor, quantity, lineTotalMinor: unitPriceMinor * quantity, tax };
  });
  const totals = orderTotals({
    lines,
    isTaxIncluded,
    shippingSettings: {
      freeShippingThreshold: Number(order.free_above) / 100,
      standardShippingCost: Number(order.shipping_cost) / 100,
    },
    discount: discountOf(order),
    currency: 'EUR',
  });
  return { supply, lines, totals, isTaxIncluded };
}

/** The shop takes no fee for a way of paying. */
const orders = rowsOf('orders').filter(({ fee }) => fee === '0');

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
