import type { Discount, Tax } from '@kp/commerce';
import { InvalidInputError } from '@kp/platform/http';
import { unshippedUnits } from '../domain/backorder';
import {
  type PriceOverride,
  type OrderedItem,
  type PricedLine,
  type PricedOrder,
  priceOrder,
  type PricingTerms,
  type SoldProduct,
} from '../domain/order-pricing';
import { type Order, type OrderLine, taxOfLine } from '../domain/order.entity';

/** A line of the order by its `itemId`, or a product that is added. */
export interface EditedItem {
  itemId?: number;
  productId?: number;
  quantity: number;
  /** In place of the price of the line, or of the catalog. */
  priceOverride?: PriceOverride;
  /** In place of that of the line. Set by the server only. */
  tax?: Tax;
}

export interface PlannedLine {
  /** Null for a product that is added. */
  before: OrderLine | null;
  priced: PricedLine;
  backorderedQuantity: number;
}

export interface EditPlan {
  lines: PlannedLine[];
  removed: OrderLine[];
  priced: PricedOrder;
}

interface Unit {
  productId: number;
  quantity: number;
}

/** The lines that an edit names, beside what each was. @throws InvalidInputError naming the item */
function matchLines(order: Pick<Order, 'lines'>, items: readonly EditedItem[]): (OrderLine | null)[] {
  const problem = (index: number, field: string, message: string) =>
    new InvalidInputError([{ field: `items.${index}.${field}`, message }]);
  const used = new Set<number>();
  const matched = items.map((item, index) => {
    const before = order.lines.find(({ id }) => id === item.itemId) ?? null;
    const productId = before?.productId ?? item.productId;
    if (item.itemId !== undefined && !before) throw problem(index, 'itemId', 'Unknown item');
    if (productId === undefined) throw problem(index, 'productId', 'Choose a product');
    if (!before && order.lines.some((line) => line.productId === productId))
      throw problem(index, 'productId', 'This product is in the order already. Change its quantity.');
    const key = before ? before.id : -productId;
    if (used.has(key)) throw problem(index, before ? 'itemId' : 'productId', 'This item is named twice');
    used.add(key);
    if (before) assertKept(before, item, (field, message) => problem(index, field, message));
    return before;
  });
  const gone = order.lines.find((line) => !used.has(line.id) && goneUnits(line) > 0);
  if (gone) throw new InvalidInputError([{ field: 'items', message: keptMessage(gone) }]);
  return matched;
}

const goneUnits = ({ quantity, ...line }: OrderLine) => quantity - unshippedUnits({ quantity, ...line });

const keptMessage = (line: OrderLine) =>
  `${goneUnits(line)} of ${line.productName} left the shop already and stay in the order.`;

function assertKept(
  line: OrderLine,
  { quantity, priceOverride }: EditedItem,
  problem: (field: string, message: string) => Error,
): void {
  const gone = goneUnits(line);
  if (quantity < gone) throw problem('quantity', keptMessage(line));
  const isOtherPrice = priceOverride !== undefined && priceOverride.unitPriceMinor !== line.unitPriceMinor;
  if (gone > 0 && isOtherPrice)
    throw problem('agreedPrice', `The price of ${line.productName} stays, because a part of it was shipped.`);
}

/** What of the stock a line keeps, once it has `quantity`: units on backorder are given up first. */
function backorderedAt(line: OrderLine, quantity: number): number {
  return Math.max(0, line.backorderedQuantity - Math.max(0, line.quantity - quantity));
}

export interface PricingParts {
  /** Of the products that are added, and the weights of all. */
  products: ReadonlyMap<number, SoldProduct>;
  terms: PricingTerms;
  discountOf: (subtotalMinor: number) => Discount | null;
}

/** Lines keep the price they were ordered at; added products cost what they cost today. */
export function planEdit(
  order: Order,
  items: readonly EditedItem[],
  { products, terms, discountOf }: PricingParts,
): EditPlan {
  const matched = matchLines(order, items);
  const { currency } = terms.shipping;
  const sold = matched.map((before, index) =>
    before ? orderedProduct(before, products, currency) : addedProduct(items[index]!, products, index),
  );
  const ordered = items.map((item, index): OrderedItem => {
    const { productId } = sold[index]!;
    const before = matched[index]!;
    const tax = item.tax ?? (before ? taxOfLine(before) : undefined);
    return {
      productId,
      quantity: item.quantity,
      priceOverride: item.priceOverride ?? overrideOf(before),
      tax,
    };
  });
  const undiscounted = priceOrder(ordered, sold, { ...terms, discount: null });
  const discount = discountOf(undiscounted.totals.subtotal.minor);
  const priced = priceOrder(ordered, sold, { ...terms, discount });
  const lines = matched.map((before, index) => ({
    before,
    priced: priced.lines[index]!,
    backorderedQuantity: before ? backorderedAt(before, items[index]!.quantity) : 0,
  }));
  return { lines, removed: order.lines.filter((line) => !matched.includes(line)), priced };
}

function addedProduct(
  { productId }: EditedItem,
  products: ReadonlyMap<number, SoldProduct>,
  index: number,
): SoldProduct {
  const product = products.get(productId!);
  if (product) return product;
  throw new InvalidInputError([{ field: `items.${index}.productId`, message: 'Unknown product' }]);
}

/** As it was ordered, also once it is no longer in the catalog. */
const orderedProduct = (
  line: OrderLine,
  products: ReadonlyMap<number, SoldProduct>,
  currency: string,
): SoldProduct => ({
  productId: line.productId,
  name: line.productName,
  article: { sku: line.productCode, gtin: line.gtin, unit: line.unit },
  slug: line.productSlug,
  imageUrl: line.imageUrl,
  priceMinor: line.listPriceMinor ?? line.unitPriceMinor,
  currency,
  weightGrams: products.get(line.productId)?.weightGrams,
  withdrawalException: line.withdrawalException,
});

const overrideOf = (line: OrderLine | null): PriceOverride | undefined =>
  line?.listPriceMinor == null
    ? undefined
    : { unitPriceMinor: line.unitPriceMinor, reason: line.priceReason ?? '' };

/** Units to take from the stock, and those that return to it, per product. */
export function stockChange({ lines, removed }: Omit<EditPlan, 'priced'>): {
  taken: Unit[];
  returned: Unit[];
} {
  const changes = new Map<number, number>();
  const add = (productId: number, units: number) =>
    changes.set(productId, (changes.get(productId) ?? 0) + units);
  const kept = (line: OrderLine) => unshippedUnits(line) - line.backorderedQuantity;
  for (const line of removed) add(line.productId, -kept(line));
  for (const { before, priced, backorderedQuantity } of lines) {
    if (!before) add(priced.productId, priced.quantity);
    else {
      const after = { ...before, quantity: priced.quantity, backorderedQuantity };
      add(before.productId, kept(after) - kept(before));
    }
  }
  const units = [...changes].map(([productId, quantity]) => ({ productId, quantity }));
  return {
    taken: units.filter(({ quantity }) => quantity > 0),
    returned: units
      .filter(({ quantity }) => quantity < 0)
      .map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  };
}

/** "KP-3: 3 → 5; + KP-7: 2; − KP-9", for the history, which the customer reads too. */
export function describeEdit({ lines, removed }: Omit<EditPlan, 'priced'>): string {
  const parts = lines.flatMap(({ before, priced }) => {
    if (!before) return [`+ ${priced.productCode}: ${priced.quantity}`];
    return before.quantity === priced.quantity
      ? []
      : [`${before.productCode}: ${before.quantity} → ${priced.quantity}`];
  });
  return [...parts, ...removed.map(({ productCode }) => `− ${productCode}`)].join('; ');
}

/** Lines whose price the staff changed or agreed on. */
export const repriced = ({ lines }: Pick<EditPlan, 'lines'>): PlannedLine[] =>
  lines.filter(({ before, priced }) =>
    before ? before.unitPriceMinor !== priced.unitPriceMinor : priced.listPriceMinor !== null,
  );

export const isUnchanged = (plan: EditPlan): boolean =>
  plan.removed.length === 0 &&
  repriced(plan).length === 0 &&
  plan.lines.every(({ before, priced }) => before?.quantity === priced.quantity);

/** Of the order, as it is stored. */
export function amountsOf({ priced }: Pick<EditPlan, 'priced'>): Partial<Order> {
  const { totals, discount, supply, vatNumberCheck = null } = priced;
  return {
    subtotalMinor: totals.subtotal.minor,
    discountCode: discount?.code ?? null,
    discountMinor: totals.discount.minor,
    shippingMinor: totals.shipping.minor,
    taxLines: totals.taxLines,
    supplyKind: supply.kind,
    taxCountry: supply.country,
    vatNumberCheck,
    vatRemovedMinor: totals.taxLines.reduce((sum, { removedMinor }) => sum + removedMinor, 0),
    vatMinor: totals.vat.minor,
    totalMinor: totals.total.minor,
  };
}
