import type { AppStore } from '../store/create-store';
import { cartApi } from './cart-api';
import type { CartLine } from './cart.types';
import { quantityOf, unitsToAdd } from './guest-cart';
import type { CartActions } from './guest-cart-actions';
import type { CartToasts } from './use-cart-toasts';

const { addCartLine, clearCart, listCartLines, removeCartLine, setCartLineQuantity } = cartApi.endpoints;

function cached(store: AppStore) {
  const selected = listCartLines.select();
  // The type of the store has the base API only.
  const state: unknown = store.getState();
  return selected(state as Parameters<typeof selected>[0]).data ?? [];
}

const WHOLE_CART = { prefer: 'return=representation' };

export function createAccountCartActions(store: AppStore, toasts: CartToasts): CartActions {
  const { dispatch } = store;

  /** @returns false for a failed change and for one that a newer one replaced */
  async function isSaved(
    call: { unwrap(): Promise<unknown> },
    { hidesFailure = false } = {},
  ): Promise<boolean> {
    try {
      return (await call.unwrap()) !== null;
    } catch (error) {
      if (!hidesFailure) toasts.failed(error);
      return false;
    }
  }

  function addUnits(
    productId: number,
    quantity: number,
    options?: { readonly hidesFailure?: boolean },
  ): Promise<boolean> {
    const args = { ...WHOLE_CART, addCartLineRequest: { productId, quantity } };
    return isSaved(dispatch(addCartLine.initiate(args, { track: false })), options);
  }

  async function restore({ product, quantity }: CartLine): Promise<void> {
    if (await addUnits(product.id, quantity)) toasts.restored(product.name);
  }

  async function remove(line: CartLine): Promise<void> {
    const args = { ...WHOLE_CART, itemId: line.id };
    const isRemoved = await isSaved(dispatch(removeCartLine.initiate(args, { track: false })));
    if (isRemoved) toasts.removed(line.product.name, () => void restore(line));
  }

  return {
    async add(product, quantity, options) {
      const { id, name } = product;
      const units = quantity ?? unitsToAdd(product, quantityOf(cached(store), id));
      const isAdded = await addUnits(id, units, options);
      if (isAdded && !options?.isSilent) toasts.added(name);
      return isAdded;
    },
    async setQuantity(line, quantity) {
      if (quantity <= 0) return remove(line);
      const args = { ...WHOLE_CART, itemId: line.id, setCartLineQuantityRequest: { quantity } };
      await isSaved(dispatch(setCartLineQuantity.initiate(args, { track: false })));
    },
    remove,
    async clear(options) {
      try {
        // Placing an order already empties the cart, so this may be the second call.
        await dispatch(clearCart.initiate(undefined, { track: false })).unwrap();
        if (!options?.isSilent) toasts.cleared();
      } catch (error) {
        if (!options?.isSilent) toasts.failed(error);
      }
    },
    retry: () => void dispatch(listCartLines.initiate(undefined, { forceRefetch: true, subscribe: false })),
  };
}
