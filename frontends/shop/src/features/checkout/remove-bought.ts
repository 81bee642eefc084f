import type { Cart } from '@kp/client';
import type { BoughtItem } from './begun-checkout';

/** Takes what was bought out of the cart; what was put into it since then stays. */
export async function removeBought(
  cart: Pick<Cart, 'lines' | 'clear' | 'setQuantity'>,
  items: readonly BoughtItem[],
): Promise<void> {
  const bought = (productId: number) =>
    items.filter((item) => item.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
  const isAllBought = cart.lines.every(({ productId, quantity }) => quantity <= bought(productId));
  if (isAllBought) return cart.clear({ isSilent: true });
  for (const line of cart.lines) {
    if (bought(line.productId) > 0) await cart.setQuantity(line, line.quantity - bought(line.productId));
  }
}
