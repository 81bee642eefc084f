import { type Cart, useCart, useSession } from '@kp/client';
import { reviewLines } from '../../../shared/cart/cart-review';
import type { ProductExpressProps } from '../../../shared/product/product-express';
import { LazyCartExpress } from './lazy-express';

const keep = () => Promise.resolve();

/** Buys one product at once by a wallet of the device; what is in the cart stays there for later. */
export function ProductExpress({ product, quantity }: ProductExpressProps) {
  const { user, isLoading } = useSession();
  const cart = useCart();
  if (isLoading) return null;
  const { id: productId } = product;
  const line = { id: -1, userId: user?.id ?? 0, productId, quantity, createdAt: '', product };
  const alone: Cart = { ...cart, lines: [line], totalQuantity: quantity, clear: keep, setQuantity: keep };
  return (
    <LazyCartExpress
      user={user}
      reviewed={{ cart: alone, lines: reviewLines([line]), refresh: () => undefined }}
      // The form orders what is in the cart.
      beforeForm={() => cart.add(product, quantity, { isSilent: true })}
    />
  );
}
