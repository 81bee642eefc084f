import { useSession, useToast, type Cart } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { discardDraft } from '../stored-draft';
import {
  clearStartedCheckout,
  readEnteredOrder,
  readStartedCheckout,
  type BoughtItem,
} from '../return/started-checkout';
import { saveLastOrder, type PlacedOrder } from '../../../shared/placed-order';

export interface FinishedCheckout {
  /** Shown on the next page; null while the order number is not known. */
  readonly placed: PlacedOrder | null;
  readonly checkoutId?: string;
  /** What leaves the cart; all of it by default. */
  readonly bought?: readonly BoughtItem[];
  /** What succeeded; said by the confirmation, or by a toast while the order number is not known. */
  readonly toast: 'ordered' | 'paid' | 'none';
  /** It was started in another browser: the cart and the checkout of this one stay. */
  readonly isOtherBrowser?: boolean;
}

/** Ends the checkout: clears what is stored, takes what was bought out of the cart and opens the home page. */
export function useFinishCheckout(cart: Cart): (finished: FinishedCheckout) => void {
  const { t } = useTranslation('checkout');
  const { toast: showToast } = useToast();
  const { user } = useSession();
  const navigate = useNavigate();
  return ({ placed, checkoutId, bought, toast, isOtherBrowser = false }) => {
    const userId = user?.id ?? null;
    const entered = isOtherBrowser ? undefined : readEnteredOrder(readStartedCheckout(userId)?.id);
    if (!isOtherBrowser) {
      clearStartedCheckout();
      discardDraft();
    }
    saveLastOrder(toast === 'none' ? null : { owner: userId, placed, checkoutId });
    if (toast === 'paid' && !placed) showToast({ title: t('paymentSuccess') });
    const success = toast === 'none' ? undefined : toast;
    void navigate('/', { state: placed && { placedOrder: { ...placed, entered, success } } });
    if (isOtherBrowser) return;
    void (bought ? removeBought(cart, bought) : cart.clear({ isSilent: true }));
  };
}

/** Items that were added to the cart after the payment started stay. */
async function removeBought(
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
