import type { UserResponse } from '@kp/api-client/account';
import { useEffect, useRef } from 'react';
import type { ReviewedCart } from '../cart/use-reviewed-cart';
import { forgetBegunCheckout } from './begun-checkout';
import { Checkout } from './checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { UnansweredOrder } from './unanswered-order';
import { useCheckoutReturn, type CheckoutReturn } from './use-checkout-return';
import { useFinishCheckout } from './use-finish-checkout';
import { usePaymentToasts } from './use-payment-toasts';
import { WaitingForOrder } from './waiting-for-order';

export interface ReturningBuyerProps {
  /** null for a guest. */
  readonly user: UserResponse | null;
  readonly reviewed: ReviewedCart;
}

/** The checkout, after it is known what has become of a payment that was begun before. */
export function ReturningBuyer({ user, reviewed }: ReturningBuyerProps) {
  const { state, begun, ask, wait } = useCheckoutReturn(user?.id ?? null);
  const finish = useFinishCheckout(reviewed.cart);
  const say = usePaymentToasts();
  const told = useRef<CheckoutReturn | null>(null);
  useEffect(() => {
    if (told.current === state) return;
    told.current = state;
    if (state.kind === 'ordered') finish({ placed: state.placed, bought: begun?.items, says: 'ordered' });
    if (state.kind !== 'form') return;
    const { trouble } = state;
    if (trouble?.kind === 'cancelled' || trouble?.kind === 'declined') say(trouble);
    // Told once: the next visit is a new checkout.
    if (trouble?.kind === 'expired' || trouble?.kind === 'outOfStock') forgetBegunCheckout();
  });
  if (state.kind === 'asking' || state.kind === 'ordered') return <CheckoutSkeleton />;
  if (state.kind === 'waiting') return <WaitingForOrder />;
  if (state.kind === 'unanswered') return <UnansweredOrder isSending={false} onSendAgain={ask} />;
  const { trouble } = state;
  const begunId = trouble?.kind === 'outOfStock' ? undefined : begun?.id;
  return <Checkout {...{ user, reviewed, trouble, begunId }} onPaid={wait} />;
}
