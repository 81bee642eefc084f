import type { EditedItemRequest, OrderResponse, PreviewedEditItemRequest } from '@kp/api-client/admin';
import { decimalAmount } from '../../../shared/decimal-amount';
import type { FoundProduct } from '../new-order/new-order-api';
import { type DraftLine, problemOf } from '../new-order/order-lines';

type OrderedItem = OrderResponse['items'][number];

/** As typed: a price only where it is to change. */
export interface EditedLine extends DraftLine {
  /** As the order has it; absent for a product that is added. */
  readonly ordered?: OrderedItem;
  readonly isRemoved?: boolean;
  /** Somebody else changed it while it was edited. */
  readonly isConflict?: boolean;
}

/** Units that left the shop, which stay in the order. */
export const keptUnits = ({ ordered }: EditedLine): number =>
  ordered ? ordered.shippedQuantity + ordered.withdrawnQuantity : 0;

const unchanged = (ordered: OrderedItem, currency: string): EditedLine => ({
  ordered,
  product: {
    id: ordered.productId,
    name: ordered.productName,
    price: ordered.price,
    currency,
    stockQuantity: 0,
  },
  quantity: String(ordered.quantity),
  agreedPrice: '',
  priceReason: '',
});

export const linesOf = ({ items, currency }: OrderResponse): EditedLine[] =>
  items.map((item) => unchanged(item, currency));

/** A product of the order counts up, one that was removed comes back. */
export function addProduct(lines: readonly EditedLine[], product: FoundProduct): EditedLine[] {
  const known = lines.find((line) => line.product.id === product.id);
  if (!known) return [...lines, { product, quantity: '1', agreedPrice: '', priceReason: '' }];
  const quantity = known.isRemoved ? known.quantity : String((Number(known.quantity) || 0) + 1);
  return lines.map((line) => (line === known ? { ...line, quantity, isRemoved: false } : line));
}

export const isEdited = ({ ordered, quantity, agreedPrice, isRemoved }: EditedLine): boolean =>
  !ordered || isRemoved === true || agreedPrice !== '' || quantity !== String(ordered.quantity);

/** Those that can be priced already. */
export function previewedItems(lines: readonly EditedLine[]): PreviewedEditItemRequest[] {
  return lines
    .filter((line) => !line.isRemoved && !['quantity', 'agreedPrice'].includes(problemOf(line) ?? ''))
    .map(({ ordered, product, quantity, agreedPrice }) => ({
      ...(ordered ? { itemId: ordered.id } : { productId: product.id }),
      quantity: Number(quantity),
      ...(agreedPrice && { agreedPrice: decimalAmount(agreedPrice) }),
    }));
}

export function editedItems(lines: readonly EditedLine[]): EditedItemRequest[] {
  const kept = lines.filter(({ isRemoved }) => !isRemoved);
  return previewedItems(kept).map((item, index) => ({
    ...item,
    ...(item.agreedPrice && { priceReason: kept[index]!.priceReason.trim() }),
  }));
}

/** What was typed, on top of what somebody else saved meanwhile. */
export function onNewest(lines: readonly EditedLine[], newest: OrderResponse): EditedLine[] {
  const mine = lines.map((line): EditedLine => {
    const ordered = newest.items.find(
      ({ id, productId }) => id === line.ordered?.id || (!line.ordered && productId === line.product.id),
    );
    const isSame = ordered?.quantity === line.ordered?.quantity && ordered?.price === line.ordered?.price;
    if (isSame && ordered) return { ...line, ordered };
    // Nothing was typed here, so the newest state counts.
    if (ordered && !isEdited(line)) return { ...unchanged(ordered, newest.currency), isConflict: true };
    return { ...line, ordered, isConflict: !isSame };
  });
  const known = new Set(mine.map(({ product }) => product.id));
  const added = newest.items.filter(({ productId }) => !known.has(productId));
  const gone = (line: EditedLine) =>
    !line.ordered && lines.some(({ ordered }) => ordered?.productId === line.product.id);
  return [
    ...mine.filter((line) => !(gone(line) && line.isRemoved)),
    ...added.map((item) => ({ ...unchanged(item, newest.currency), isConflict: true })),
  ];
}
