import {
  type CurrencyCode,
  type Discount,
  lineTotal,
  MAX_ORDER_TOTAL_MINOR,
  minorToDecimal,
  money,
  type Money,
  type OrderTotals,
  orderTotals,
  parseMinor,
  productCode,
  type QuantityRule,
  soldUnit,
  sumByProduct,
  type Tax,
  taxClassIn,
  type TaxClasses,
  type Unit,
} from '@kp/commerce';
import { discountOf } from '@kp/commerce/discount';
import { type QuantityProblem, quantityProblem } from '@kp/commerce/quantity-problem';
import { type ChosenDelivery, rateCost } from '@kp/commerce/delivery-methods';
import { bandCost } from '@kp/commerce/shipping-cost';
import { weightOf } from '@kp/commerce/shipping-zones';
import type { WithdrawalException } from '@kp/commerce/withdrawal-rules';
import type { SaleTaxes, ShippingTerms, VatNumberCheck } from '@kp/settings';
import { type OrderLine, taxOfLine } from './order.entity';
import {
  currencyChanged,
  discountRefused,
  priceChanged,
  priceOnRequest,
  quantityRefused,
  totalTooLarge,
} from './order.errors';
import type { PriceChange } from './order.errors';

/** Takes the place of the product's price; the reason is kept in the order's history. */
export interface PriceOverride {
  unitPriceMinor: number;
  reason: string;
}

/** Prices are decimals the customer saw; only compared. */
export interface OrderedItem {
  productId: number;
  quantity: number;
  price?: string;
  totalPrice?: string;
  /** Set by the server or the staff, never by a customer's request. */
  priceOverride?: PriceOverride;
  /** As it was offered or ordered; without it, as today. Set by the server only. */
  tax?: Tax;
}

/** What the trade keeps of a product, as far as an order needs it. */
export interface SoldArticle extends QuantityRule {
  sku?: string | null;
  gtin?: string | null;
  unit?: Unit | null;
  packSize?: number | null;
}

export interface SoldProduct {
  productId: number;
  name: string;
  slug: string;
  imageUrl: string | null;
  /** Null on request: then an item needs a price of its own. */
  priceMinor: number | null;
  currency: string;
  weightGrams?: number | null;
  article?: SoldArticle | null;
  taxClasses?: TaxClasses | null;
  withdrawalException?: WithdrawalException | null;
}

export interface PricingTerms {
  shipping: ShippingTerms;
  taxes: SaleTaxes;
  /** What the register said of the buyer's number; null where it was not asked. */
  vatNumberCheck?: VatNumberCheck | null;
  negotiatedShippingMinor?: number;
  /** Negotiated quantities follow no minimum and no multiple. */
  areQuantitiesNegotiated?: boolean;
  /** A decimal that the customer saw; only compared. */
  expectedShipping?: string;
  discount?: Discount | null;
  /** A decimal that the customer saw; only compared. */
  expectedDiscount?: string;
}

export type PricedLine = Omit<
  OrderLine,
  'id' | 'orderId' | 'backorderedQuantity' | 'shippedQuantity' | 'returnedQuantity' | 'withdrawnQuantity'
>;

export interface PricedOrder extends Pick<SaleTaxes, 'supply' | 'isTaxIncluded'> {
  lines: PricedLine[];
  totals: OrderTotals;
  vatNumberCheck?: VatNumberCheck | null;
  /** Checkouts that were priced before there were discounts have none. */
  discount?: Discount | null;
  /** Checkouts that were priced before there was a choice have none, like the standard delivery. */
  deliveryMethod?: ChosenDelivery | null;
}

export function priceOrder(
  items: readonly OrderedItem[],
  products: readonly SoldProduct[],
  {
    shipping,
    taxes,
    vatNumberCheck = null,
    negotiatedShippingMinor,
    areQuantitiesNegotiated,
    discount,
    ...expected
  }: PricingTerms,
): PricedOrder {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const { currency } = shipping;
  // The settings in memory can be older than the products that the order has locked.
  if (products.some((product) => product.currency !== currency)) throw currencyChanged();
  assertPrices(items, byId);
  if (!areQuantitiesNegotiated) assertQuantities(items, byId);
  const lines = items.map((item) => pricedLine(item, byId.get(item.productId)!, { currency, taxes }));
  const grams = weightOf(items.map(({ productId, quantity }) => ({ ...byId.get(productId), quantity })));
  const costMinor = shippingCost(shipping, { grams, goodsMinor: goodsMinorOf(lines, currency, discount) });
  const shippingFee = { thresholdMinor: shipping.thresholdMinor, costMinor };
  const { supply, isTaxIncluded } = taxes;
  const amounts = { shippingFee, isTaxIncluded, currency, negotiatedShippingMinor, discount };
  const taxed = lines.map((line) => ({ ...line, tax: taxOfLine(line) }));
  const totals = orderTotals({ lines: taxed, ...amounts });
  if (totals.total.minor > MAX_ORDER_TOTAL_MINOR) throw totalTooLarge(MAX_ORDER_TOTAL_MINOR, currency);
  const changes = items.flatMap((item, place) => priceChange(item, lines[place]!) ?? []);
  const isOther = (sent: string | undefined, { minor }: Money) =>
    sent !== undefined && parseMinor(sent) !== minor;
  const isOtherTotal =
    isOther(expected.expectedShipping, totals.shipping) ||
    isOther(expected.expectedDiscount, totals.discount);
  if (changes.length > 0 || isOtherTotal) throw priceChanged(changes, totals);
  const deliveryMethod = chosenOf(shipping.method);
  return { lines, totals, supply, isTaxIncluded, vatNumberCheck, discount: discount ?? null, deliveryMethod };
}

/** Of the chosen method, else of the zone, else of the shop. */
function shippingCost(
  { method, bands, costMinor }: ShippingTerms,
  ordered: { grams: number; goodsMinor: number },
): number {
  if (method) return rateCost(method, ordered);
  return bands ? bandCost(bands, ordered.grams) : costMinor;
}

/** After the discount, as prices are entered. */
function goodsMinorOf(
  lines: readonly PricedLine[],
  currency: CurrencyCode,
  discount: Discount | null | undefined,
): number {
  const subtotal = money(
    lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0),
    currency,
  );
  return subtotal.minor - discountOf(subtotal, discount).minor;
}

const chosenOf = (method: ShippingTerms['method']): ChosenDelivery | null =>
  method ? { id: method.id, kind: method.kind, name: method.name } : null;

function assertPrices(items: readonly OrderedItem[], byId: ReadonlyMap<number, SoldProduct>): void {
  const unpriced = items.flatMap(({ productId, priceOverride }) => {
    const { name, priceMinor } = byId.get(productId)!;
    return priceMinor === null && !priceOverride ? [{ productId, name }] : [];
  });
  if (unpriced.length > 0) throw priceOnRequest(unpriced, items);
}

function assertQuantities(items: readonly OrderedItem[], byId: ReadonlyMap<number, SoldProduct>): void {
  const problems = sumByProduct(items).flatMap(({ productId: id, quantity }): QuantityProblem[] => {
    const { name, article } = byId.get(id)!;
    const problem = quantityProblem({ id, name, article }, quantity);
    return problem ? [problem] : [];
  });
  if (problems.length > 0) throw quantityRefused(problems, items);
}

/** @throws OrderError of `discountFor`, with the totals without the discount */
export async function priceWithDiscount(
  items: readonly OrderedItem[],
  products: readonly SoldProduct[],
  terms: PricingTerms,
  discountFor: (subtotalMinor: number) => Promise<Discount | null>,
): Promise<PricedOrder> {
  const unexpected = items.map(({ productId, quantity, priceOverride, tax }) => ({
    productId,
    quantity,
    priceOverride,
    tax,
  }));
  const { totals } = priceOrder(unexpected, products, {
    ...terms,
    expectedShipping: undefined,
    expectedDiscount: undefined,
  });
  const discount = await discountFor(totals.subtotal.minor).catch((error: unknown) => {
    throw discountRefused(error, totals);
  });
  return priceOrder(items, products, { ...terms, discount });
}

function pricedLine(
  { productId, quantity, priceOverride, tax: given }: OrderedItem,
  product: SoldProduct,
  { currency, taxes }: { currency: CurrencyCode; taxes: SaleTaxes },
): PricedLine {
  const tax = given ?? taxes.byClass[taxClassIn(product.taxClasses, taxes.supply.country)];
  const unitPriceMinor = priceOverride?.unitPriceMinor ?? product.priceMinor!;
  // What is on request has no other price than the one that was agreed.
  const isOverridden = product.priceMinor !== null && unitPriceMinor !== product.priceMinor;
  return {
    productId,
    productName: product.name,
    productCode: productCode(productId, product.article?.sku),
    gtin: product.article?.gtin ?? null,
    unit: soldUnit(product.article),
    productSlug: product.slug,
    imageUrl: product.imageUrl,
    unitPriceMinor,
    quantity,
    lineTotalMinor: lineTotal({ unitPriceMinor, quantity }, currency).minor,
    listPriceMinor: isOverridden ? product.priceMinor : null,
    priceReason: isOverridden ? (priceOverride?.reason ?? null) : null,
    withdrawalException: product.withdrawalException ?? null,
    taxCategory: tax.category,
    taxRate: tax.rate,
    priceTaxRate: tax.priceRate ?? null,
  };
}

function priceChange(item: OrderedItem, line: PricedLine): PriceChange | null {
  const { productId, productName: name } = line;
  if (item.price !== undefined && parseMinor(item.price) !== line.unitPriceMinor) {
    return { productId, name, sent: item.price, current: minorToDecimal(line.unitPriceMinor) };
  }
  if (item.totalPrice !== undefined && parseMinor(item.totalPrice) !== line.lineTotalMinor) {
    return { productId, name, sent: item.totalPrice, current: minorToDecimal(line.lineTotalMinor) };
  }
  return null;
}
