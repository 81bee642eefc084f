import { shopApi } from '@kp/api-client/shop';
import { type LanguageCode, textLanguage } from '@kp/i18n';
import { isUnreachable } from '../errors/problem';
import { answerOf } from '../store/answer-of';
import type { AppStore } from '../store/create-store';
import { adoptAccountCart } from './account-cart-copy';
import type { Cart, CartLine, CartProduct, ProductToAdd } from './cart.types';
import {
  addToLines,
  loadGuestCart,
  quantityOf,
  saveGuestCart,
  setLineQuantity,
  unitsToAdd,
} from './guest-cart';
import { guestCartChanged } from './guest-cart-slice';
import type { CartToasts } from './use-cart-toasts';

export type CartActions = Pick<Cart, 'add' | 'setQuantity' | 'remove' | 'clear' | 'retry'>;

type GuestCartActions = CartActions & Pick<Cart, 'adoptAccountLines'>;

export function createGuestCartActions(
  store: AppStore,
  toasts: CartToasts,
  language: LanguageCode,
): GuestCartActions {
  const lines = () => {
    const { isLoaded, lines: loaded } = store.getState().guestCart;
    return isLoaded ? loaded : loadGuestCart();
  };
  const change = (next: readonly CartLine[]) => {
    saveGuestCart(next);
    store.dispatch(guestCartChanged(next));
  };

  const addAsKnown = (known: ProductToAdd, quantity: number): number => {
    const { id, price } = known;
    if (price === undefined) return 0;
    const before = quantityOf(lines(), id);
    change(addToLines(lines(), { ...known, price }, quantity, new Date()));
    return quantityOf(lines(), id) - before;
  };

  const rollBack = (productId: number, quantity: number) => {
    const line = lines().find((each) => each.productId === productId);
    if (line && quantity > 0) change(setLineQuantity(lines(), line.id, line.quantity - quantity));
  };

  const restore = (removed: CartLine, index: number) => {
    const others = lines().filter(({ productId }) => productId !== removed.productId);
    change(others.toSpliced(index, 0, removed));
    toasts.restored(removed.product.name);
  };

  const remove = (line: CartLine) => {
    const index = lines().findIndex(({ id }) => id === line.id);
    change(setLineQuantity(lines(), line.id, 0));
    toasts.removed(line.product.name, () => restore(line, index));
    return Promise.resolve();
  };

  return {
    async add(known, units, options) {
      const { id, name } = known;
      const before = quantityOf(lines(), id);
      const quantity = units ?? unitsToAdd(known, before);
      // Saved before the request, because the customer may leave the page right after the click.
      const saved = addAsKnown(known, quantity);
      try {
        const { product, isChecked } = await lookUp(store, known, language);
        if (saved > 0 && quantityOf(lines(), id) === 0) return false;
        const missing = quantity - saved;
        change(addToLines(lines(), product, missing, new Date()));
        const inCart = quantityOf(lines(), id);
        // A concurrent click may get the remaining units first.
        const isShort = inCart - before < quantity && inCart >= (product.stockQuantity ?? Infinity);
        if (isShort) toasts.short(name, product.stockQuantity ?? 0);
        else if (!isChecked) toasts.addedOffline(name);
        else if (!options?.isSilent) toasts.added(name);
        return inCart > before;
      } catch (error) {
        rollBack(id, saved);
        if (!options?.hidesFailure) toasts.failed(error);
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
    adoptAccountLines() {
      const missing = adoptAccountCart().filter(({ productId }) => quantityOf(lines(), productId) === 0);
      if (missing.length > 0) change([...lines(), ...missing]);
    },
  };
}

async function lookUp(
  store: AppStore,
  known: ProductToAdd,
  language: LanguageCode,
): Promise<{ product: CartProduct; isChecked: boolean }> {
  const { getProduct } = shopApi.endpoints;
  const query = { id: known.id, language: textLanguage(language) };
  const request = getProduct.initiate(query, { forceRefetch: true });
  try {
    return { product: await answerOf(store.dispatch(request)), isChecked: true };
  } catch (error) {
    const { price } = known;
    if (price === undefined || !isUnreachable(error)) throw error;
    return { product: { ...known, price }, isChecked: false };
  }
}
