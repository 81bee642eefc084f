import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';
import { whenHydrated } from '../hydration/hydration';
import { type AppStore, useAppSelector, useAppStore } from '../store/create-store';
import { createAccountCartActions } from './account-cart-actions';
import { saveAccountCartCopy } from './account-cart-copy';
import { cartApi } from './cart-api';
import type { Cart } from './cart.types';
import { totalQuantity } from './guest-cart';
import { type CartActions, createGuestCartActions } from './guest-cart-actions';
import { useLanguage } from '../language/language-provider';
import { useRefetchInLanguage } from '../language/use-refetch-in-language';
import { useCartToasts } from './use-cart-toasts';
import { useGuestCartMerge } from './use-guest-cart-merge';

const CartContext = createContext<Cart | null>(null);

type CartView = Pick<Cart, 'mode' | 'status' | 'error' | 'lines'>;

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const store = useAppStore();
  const toasts = useCartToasts();
  const { language } = useLanguage();
  const actions = useMemo(() => {
    const guest = createGuestCartActions(store, toasts, language);
    const { adoptAccountLines } = guest;
    const bySession = chooseBySession(store, guest, createAccountCartActions(store, toasts));
    return { guest, of: { ...bySession, adoptAccountLines } };
  }, [store, toasts, language]);

  useEffect(() => {
    void whenHydrated().then(() => actions.guest.retry());
    const onStorage = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEYS.guestCart) actions.guest.retry();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [actions]);
  useGuestCartMerge();
  useRefetchInLanguage();

  const view = useCartView();
  useAccountCartCopy(view);
  const cart = useMemo(
    () => ({ ...view, totalQuantity: totalQuantity(view.lines), ...actions.of }),
    [view, actions],
  );
  return <CartContext value={cart}>{children}</CartContext>;
}

function useCartView(): CartView {
  const session = useAppSelector((state) => state.session.status);
  const guest = useAppSelector((state) => state.guestCart);
  const isSignedIn = session === 'signedIn';
  const { data, error } = cartApi.useListCartLinesQuery(undefined, { skip: !isSignedIn });
  return useMemo(() => {
    if (!isSignedIn) {
      const isReady = session === 'signedOut' && guest.isLoaded;
      return { mode: 'guest', status: isReady ? 'ready' : 'loading', lines: isReady ? guest.lines : [] };
    }
    const status = data ? 'ready' : error ? 'failed' : 'loading';
    return { mode: 'account', status, error, lines: data ?? [] };
  }, [isSignedIn, session, guest, data, error]);
}

/** Kept in the browser, for a customer who continues as a guest after the session has ended. */
function useAccountCartCopy({ mode, status, lines }: CartView): void {
  const userId = useAppSelector(({ session }) => session.user?.id);
  const isKnown = mode === 'account' && status === 'ready';
  useEffect(() => {
    if (isKnown && userId !== undefined) saveAccountCartCopy(userId, lines);
  }, [isKnown, userId, lines]);
}

/** A change made while the session is loading waits until it is clear whose cart it is for. */
function chooseBySession(store: AppStore, guest: CartActions, account: CartActions): CartActions {
  const chosen = async () => ((await knownSession(store)) === 'signedIn' ? account : guest);
  return {
    add: async (product, quantity, options) => {
      // Without a token there is nothing to wait for, so a guest's click is saved before the page can be left.
      if (localStore.read(STORAGE_KEYS.token) === null) return guest.add(product, quantity, options);
      return (await chosen()).add(product, quantity, options);
    },
    setQuantity: async (line, quantity) => (await chosen()).setQuantity(line, quantity),
    remove: async (line) => (await chosen()).remove(line),
    clear: async (options) => (await chosen()).clear(options),
    retry: () => void chosen().then((actions) => actions.retry()),
  };
}

function knownSession(store: AppStore): Promise<'signedIn' | 'signedOut'> {
  return new Promise((resolve) => {
    const look = () => {
      const { status } = store.getState().session;
      if (status !== 'loading') {
        unsubscribe();
        resolve(status);
      }
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}

export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart must be used within CartProvider');
  return cart;
}
