import { type Cart, useSession, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { discardDraft } from '../checkout-draft';
import { type PlacedOrder, rememberLastOrder } from './placed-order';
import { type BoughtItem, forgetBegunCheckout } from '../return/started-checkout';

export interface FinishedCheckout {
  /** Told on the page that follows; null while its number is not known. */
  readonly placed: PlacedOrder | null;
  /** The paid checkout, while the shop is making its order. */
  readonly checkoutId?: string;
  /** What leaves the cart; all of it unless told. */
  readonly bought?: readonly BoughtItem[];
  /** The toast: an order was placed, a payment was made, or none. */
  readonly says: 'ordered' | 'paid' | 'nothing';
  /** It was started in another browser: the cart and the checkout of this one stay. */
  readonly isFromElsewhere?: boolean;
}

/** The end of a checkout: nothing of it is kept, what was bought leaves the cart, and the buyer is at home. */
export function useFinishCheckout(cart: Cart): (end: FinishedCheckout) => void {
  const { t } = useTranslation('checkout');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const { user } = useSession();
  const navigate = useNavigate();
  return ({ placed, checkoutId, bought, says, isFromElsewhere = false }) => {
    if (!isFromElsewhere) {
      forgetBegunCheckout();
      discardDraft();
    }
    rememberLastOrder(says === 'nothing' ? null : { owner: user?.id ?? null, placed, checkoutId });
    if (says === 'ordered' && placed?.isPaymentAwaited) {
      toast({ title: common('awaitedPayment.title'), description: common('awaitedPayment.text') });
    } else if (says === 'ordered') {
      toast({ title: t('successTitle'), description: t('successDescription') });
    }
    if (says === 'paid') toast({ title: t('paymentSuccess') });
    void navigate('/', { state: placed && { placedOrder: placed } });
    if (isFromElsewhere) return;
    void (bought ? removeBought(cart, bought) : cart.clear({ isSilent: true }));
  };
}

/** Takes what was bought out of the cart; what was put into it since then stays. */
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
