import { sessionStore, STORAGE_KEYS, useToast, type Cart } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetBegunCheckout, type BoughtItem } from './begun-checkout';
import type { PlacedOrder } from './placed-order';
import { removeBought } from './remove-bought';

export interface FinishedCheckout {
  /** Told on the page that follows; null while its number is not known. */
  readonly placed: PlacedOrder | null;
  /** What leaves the cart; all of it unless told. */
  readonly bought?: readonly BoughtItem[];
  /** The toast: an order was placed, a payment was made, or none. */
  readonly says: 'ordered' | 'paid' | 'nothing';
}

/** The end of a checkout: nothing of it is kept, the cart is empty, and the buyer is at home. */
export function useFinishCheckout(cart: Cart): (end: FinishedCheckout) => void {
  const { t } = useTranslation('checkout');
  const { toast } = useToast();
  const navigate = useNavigate();
  return ({ placed, bought, says }) => {
    forgetBegunCheckout();
    sessionStore.write(STORAGE_KEYS.checkoutDraft, null);
    if (says === 'ordered') toast({ title: t('successTitle'), description: t('successDescription') });
    if (says === 'paid') toast({ title: t('paymentSuccess') });
    void navigate('/', { state: placed && { placedOrder: placed } });
    void (bought ? removeBought(cart, bought) : cart.clear({ isSilent: true }));
  };
}
