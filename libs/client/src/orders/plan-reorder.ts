import type { ProductResponse } from '@kp/api-client/shop';
import { allowedQuantity, isSellable, parseMinor, type ReorderNote } from '@kp/commerce';

export interface OrderedItem {
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  /** Unit price then, a decimal. */
  readonly price: string;
}

interface ReorderPlan {
  readonly adds: readonly { readonly product: ProductResponse; readonly quantity: number }[];
  readonly notes: readonly ReorderNote[];
}

/** @param products as they are now, by id; discontinued ones are missing */
export function planReorder(
  items: readonly OrderedItem[],
  products: ReadonlyMap<number, ProductResponse>,
): ReorderPlan {
  const lines = items.map((item) => planLine(item, products.get(item.productId)));
  return {
    adds: lines.flatMap(({ add }) => add ?? []),
    notes: lines.flatMap(({ notes }) => notes),
  };
}

function planLine(
  { productName, quantity: requested, price: formerPrice }: OrderedItem,
  product: ProductResponse | undefined,
): { add?: ReorderPlan['adds'][number]; notes: ReorderNote[] } {
  if (!product || product.status !== 'active') return { notes: [{ kind: 'skipped', name: productName }] };
  const { name, price, taxClasses } = product;
  if (price === null) return { notes: [{ kind: 'onRequest', name }] };
  if (!isSellable(product)) return { notes: [{ kind: 'soldOut', name }] };
  const quantity = allowedQuantity(requested, product.article, product.stockQuantity);
  if (quantity === 0) return { notes: [{ kind: 'soldOut', name }] };
  const notes: ReorderNote[] = [];
  if (quantity !== requested)
    notes.push({ kind: quantity < requested ? 'short' : 'rounded', name, requested, quantity });
  if (parseMinor(price) !== parseMinor(formerPrice))
    notes.push({ kind: 'repriced', name, price, formerPrice, taxClasses });
  return { add: { product, quantity }, notes };
}
