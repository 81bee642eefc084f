import { shopApi } from '@kp/api-client/shop';
import type { AppStore } from '../store/create-store';
import type { Cart, CartLine } from './cart.types';
import { addToLines, setLineQuantity } from './guest-cart';
import { guestCartChanged } from './guest-cart-slice';
import { loadGuestCart, saveGuestCart } from './guest-cart-storage';
import type { CartToasts } from './use-cart-toasts';

export type CartActions = Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'clear' | 'retry'>;

/** Changes of the cart that is kept in this browser. */
export function createGuestCartActions(store: AppStore, toasts: CartToasts): CartActions {
  const lines = () => store.getState().guestCart.lines;
  const change = (next: readonly CartLine[]) => {
    saveGuestCart(next);
    store.dispatch(guestCartChanged(next));
  };

  const restore = (removed: CartLine) => {
    const others = lines().filter(({ productId }) => productId !== removed.productId);
    change([...others, removed]);
    toasts.restored(removed.product.name);
  };

  const remove = (line: CartLine) => {
    change(setLineQuantity(lines(), line.id, 0));
    toasts.removed(line.product.name, () => restore(line));
    return Promise.resolve();
  };

  return {
    async add({ id, name }, quantity = 1) {
      try {
        const request = shopApi.endpoints.getProduct.initiate(
          { id },
          { forceRefetch: true, subscribe: false },
        );
        const product = await store.dispatch(request).unwrap();
        const before = quantityOf(lines(), id);
        const next = addToLines(lines(), product, quantity, new Date());
        change(next);
        const added = quantityOf(next, id) - before;
        if (added < quantity) toasts.short(name, product.stockQuantity);
        else toasts.added(name);
        return added > 0;
      } catch (error) {
        toasts.failed(error);
        return false;
      }
    },
    setQuantity(line, quantity) {
      if (quantity <= 0) return remove(line);
      change(setLineQuantity(lines(), line.id, quantity));
      return Promise.resolve();
    },
    remove,
    clear(options) {
      change([]);
      if (!options?.isSilent) toasts.cleared();
      return Promise.resolve();
    },
    retry: () => void store.dispatch(guestCartChanged(loadGuestCart())),
  };
}

function quantityOf(lines: readonly CartLine[], productId: number): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}
