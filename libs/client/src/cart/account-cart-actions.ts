import { shopApi } from '@kp/api-client/shop';
import type { AppStore } from '../store/create-store';
import type { CartLine } from './cart.types';
import type { CartActions } from './guest-cart-actions';
import { quantityRequested, quantitySettled } from './cart-slices';
import type { CartToasts } from './use-cart-toasts';

const { addCartLine, clearCart, listCartLines, removeCartLine, setCartLineQuantity } = shopApi.endpoints;

export function createAccountCartActions(store: AppStore, toasts: CartToasts): CartActions {
  const { dispatch } = store;
  const refetch = () => dispatch(listCartLines.initiate(undefined, { forceRefetch: true, subscribe: false }));

  const send = new LatestWins<number, number>(async (itemId, quantity) => {
    const call =
      quantity > 0
        ? dispatch(
            setCartLineQuantity.initiate(
              { itemId, setCartLineQuantityRequest: { quantity } },
              { track: false },
            ),
          )
        : dispatch(removeCartLine.initiate({ itemId }, { track: false }));
    await call.unwrap();
  });

  async function changeLine(line: CartLine, quantity: number): Promise<boolean> {
    dispatch(quantityRequested({ lineId: line.id, quantity }));
    try {
      await send.request(line.id, quantity);
      return true;
    } catch (error) {
      toasts.failed(error);
      return false;
    } finally {
      await refetch();
      dispatch(quantitySettled({ lineId: line.id }));
    }
  }

  async function addUnits(productId: number, quantity: number): Promise<boolean> {
    try {
      const call = addCartLine.initiate({ addCartLineRequest: { productId, quantity } }, { track: false });
      await dispatch(call).unwrap();
      await refetch();
      return true;
    } catch (error) {
      toasts.failed(error);
      return false;
    }
  }

  async function restore({ product, quantity }: CartLine): Promise<void> {
    if (await addUnits(product.id, quantity)) toasts.restored(product.name);
  }

  async function remove(line: CartLine): Promise<void> {
    const isRemoved = await changeLine(line, 0);
    if (isRemoved) toasts.removed(line.product.name, () => void restore(line));
  }

  return {
    async add({ id, name }, quantity = 1) {
      const isAdded = await addUnits(id, quantity);
      if (isAdded) toasts.added(name);
      return isAdded;
    },
    async setQuantity(line, quantity) {
      if (quantity <= 0) await remove(line);
      else await changeLine(line, quantity);
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
      await refetch();
    },
    retry: () => void refetch(),
  };
}

/** Sends one value per key at a time, so that an older response never overtakes a newer one. */
export class LatestWins<Key, Value> {
  private readonly wanted = new Map<Key, Value>();
  private readonly running = new Map<Key, Promise<void>>();

  constructor(private readonly send: (key: Key, value: Value) => Promise<void>) {}

  request(key: Key, value: Value): Promise<void> {
    this.wanted.set(key, value);
    const running = this.running.get(key) ?? this.drain(key);
    this.running.set(key, running);
    return running;
  }

  private async drain(key: Key): Promise<void> {
    try {
      while (this.wanted.has(key)) {
        const value = this.wanted.get(key) as Value;
        this.wanted.delete(key);
        await this.send(key, value);
      }
    } finally {
      this.wanted.delete(key);
      this.running.delete(key);
    }
  }
}
