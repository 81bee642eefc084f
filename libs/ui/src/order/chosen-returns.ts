import type { AskedReturnReason } from '@kp/commerce';

/** What is entered for a ticked item. */
export interface ChosenItem {
  readonly quantity: number;
  /** Empty until one is chosen. */
  readonly reason: AskedReturnReason | '';
}

export type ChosenItems = ReadonlyMap<number, ChosenItem>;

export interface ReturnableItem {
  readonly itemId: number;
  /** Units that can still be returned. */
  readonly quantity: number;
}

export interface ReturnedItem {
  readonly itemId: number;
  readonly quantity: number;
  readonly reason: AskedReturnReason;
}

/** @param sharedReason of all items; undefined when each has its own */
export function returnedItems(
  chosen: ChosenItems,
  sharedReason: AskedReturnReason | '' | undefined,
): { readonly items: readonly ReturnedItem[]; readonly withoutReason: readonly number[] } {
  const items: ReturnedItem[] = [];
  const withoutReason: number[] = [];
  for (const [itemId, { quantity, reason: own }] of chosen) {
    const reason = sharedReason ?? own;
    if (reason === '') withoutReason.push(itemId);
    else items.push({ itemId, quantity, reason });
  }
  return { items, withoutReason };
}

/** All units of an item come back unless another number is entered. */
export function tick(chosen: ChosenItems, { itemId, quantity }: ReturnableItem, isTicked: boolean) {
  const next = new Map(chosen);
  if (isTicked) next.set(itemId, { quantity, reason: '' });
  else next.delete(itemId);
  return next;
}
