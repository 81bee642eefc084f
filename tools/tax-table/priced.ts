import { type Discount, orderTotals, taxClassIn, type TaxClass } from '@kp/commerce';
import { supplyOf, type SupplyKind, UNTAXED } from '../../services/settings/src/tax/place-of-supply';
import { untaxedClasses } from '../../services/settings/src/tax/taxes.service';
import { taxesIn, type VatRate } from '../../services/settings/src/tax/vat-rate.entity';
import rates from '../../services/settings/src/tax/vat-rates-eu.json';
import { type Row, rowsOf } from './rows';

const vatRates = rates.map(({ country, class: taxClass, validFrom, rateBasisPoints }): VatRate => {
  return { country, taxClass: taxClass as TaxClass, validFrom, rate: rateBasisPoints / 10_000 };
});
export const linesOf = (order: string) => rowsOf('lines').filter((line) => line.order === order);

export const KINDS: Record<string, SupplyKind> = {
  none: 'outside_scope',
  export: 'export',
  home: 'domestic',
  intra: 'intra_community',
  oss: 'distance_sale',
};

/** The state that gave a number which was confirmed: "ATU12345678" and "XI123456789" say it themselves. */
const buyerStateOf = ({ number, number_check }: Row) =>
  number_check === 'confirmed' ? number!.slice(0, 2).replace('EL', 'GR') : null;

export function taxesOf(order: Row) {
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

export function discountOf({ discount_type, discount_value }: Row): Discount | null {
  const value = Number(discount_value);
  if (discount_type === 'percent') return { code: 'CODE', kind: 'percent', percent: value / 100 };
  if (discount_type === 'amount') return { code: 'CODE', kind: 'amount', amountMinor: value };
  return discount_type === 'free_shipping' ? { code: 'CODE', kind: 'free_shipping' } : null;
}

/** An order of the table as the shop prices it. */
export function computed(order: Row) {
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
    shippingFee: { thresholdMinor: Number(order.free_above), costMinor: Number(order.shipping_cost) },
    discount: discountOf(order),
    currency: 'EUR',
  });
  return { supply, lines, totals, isTaxIncluded };
}

/** The shop takes no fee for a way of paying. */
export const orders = rowsOf('orders').filter(({ fee }) => fee === '0');

export const orderOf = (name: string): Row => orders.find(({ order }) => order === name)!;
