import { useCart, type Cart } from '@kp/client';
import { useMemo } from 'react';
import { reviewLines, type ReviewedLine } from './cart-review';
import { currentProductsApi } from './current-products-api';

export interface ReviewedCart {
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  /** Asks again what the products cost and how many are left. */
  refresh(): void;
}

/** The cart with the prices and stock of today. An account's lines arrive with them; a guest's are looked up. */
export function useReviewedCart(): ReviewedCart {
  const cart = useCart();
  const isGuest = cart.mode === 'guest';
  const ids = useMemo(
    () => cart.lines.map(({ productId }) => productId).sort((left, right) => left - right),
    [cart.lines],
  );
  const { data, isUninitialized, refetch } = currentProductsApi.useCurrentProductsQuery(ids, {
    skip: !isGuest || ids.length === 0,
  });
  const current = isGuest ? data : undefined;
  const lines = useMemo(() => reviewLines(cart.lines, current), [cart.lines, current]);
  const refresh = () => {
    if (!isGuest) cart.retry();
    else if (!isUninitialized) void refetch();
  };
  return { cart, lines, refresh };
}
