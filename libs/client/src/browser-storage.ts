/**
 * Storage that never throws: browsers refuse it in private windows, when it is full, or by policy, and the server has
 * none. What cannot be stored is kept until the page is closed.
 */
export interface SafeStorage {
  read(key: string): string | null;
  /** `null` removes the key. */
  write(key: string, value: string | null): void;
}

function safe(storage: () => Storage | undefined): SafeStorage {
  const refused = new Map<string, string | null>();
  return {
    read(key) {
      const own = refused.get(key);
      if (own !== undefined) return own;
      try {
        return storage()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      refused.delete(key);
      try {
        if (value === null) storage()?.removeItem(key);
        else storage()?.setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
  };
}

export const localStore = safe(() => globalThis.localStorage);
export const sessionStore = safe(() => globalThis.sessionStorage);

/** Every key the shop keeps in the browser. Nothing else may name one. */
export const STORAGE_KEYS = {
  /** Bearer token of the signed-in user (local storage). */
  token: 'token',
  /** Time of the last logout, by which other tabs tell it from a session that ended (local storage). */
  loggedOutAt: 'loggedOutAt',
  /** Lines of the guest cart as JSON (local storage). */
  guestCart: 'guestCart',
  /** A merge of the guest cart that was sent, but not yet confirmed (local storage). */
  guestCartMerge: 'guestCartMerge',
  /** Chosen language (local storage, and a cookie of the same name for the server). */
  language: 'language',
  /** Grid or list on the product list (local storage). */
  productView: 'productView',
  /** What was typed in the checkout, and an order that was sent but not answered yet (session storage). */
  checkoutDraft: 'checkoutDraft',
  /** The order that was placed last in this tab, for Back and reload (session storage). */
  lastOrder: 'lastOrder',
  /** The checkout that a payment was begun for: its id, whose it is, what is in it (local storage). */
  begunCheckout: 'begunCheckout',
  /** Prices that the buyer has seen in the cart, by product id (local storage). */
  seenPrices: 'seenPrices',
  /** Scroll places by history entry (session storage). */
  scrollPlaces: 'scrollPlaces',
} as const;
