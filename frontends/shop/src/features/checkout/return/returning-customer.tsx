import type { UserResponse } from '@kp/api-client/account';
import { useEffect, useRef } from 'react';
import type { ReviewedCart } from '../../cart/use-reviewed-cart';
import { Checkout } from '../checkout';
import { CheckoutSkeleton } from '../checkout-form';
import { usePaymentToasts } from '../payment/payment-failure';
import { useFinishCheckout } from '../placing/use-finish-checkout';
import { PaymentInReview, UnansweredOrder, WaitingForOrder } from './return-panels';
import { forgetBegunCheckout, readBegunCheckout } from './started-checkout';
import { type CheckoutReturn, useCheckoutReturn } from './use-checkout-return';

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
    if (state.kind === 'ordered') {
      // A payment may have begun since the page was opened.
      const { items = [] } = readBegunCheckout(user?.id ?? null) ?? begun ?? {};
      finish({
        placed: state.placed,
        bought: items,
        says: 'ordered',
        isFromElsewhere: state.isFromElsewhere,
      });
    }
    if (state.kind !== 'form') return;
    const { trouble, isFromElsewhere } = state;
    if (trouble?.kind === 'cancelled' || trouble?.kind === 'declined') say(trouble);
    // Told once: the next visit is a new checkout.
    const isOver = trouble?.kind === 'expired' || trouble?.kind === 'outOfStock';
    if (isOver && !isFromElsewhere) forgetBegunCheckout();
  });
  if (state.kind === 'asking' || state.kind === 'ordered') return <CheckoutSkeleton />;
  if (state.kind === 'waiting') return <WaitingForOrder />;
  if (state.kind === 'pending') return <PaymentInReview />;
  if (state.kind === 'unanswered') return <UnansweredOrder isSending={false} onSendAgain={ask} />;
  const { trouble, isFromElsewhere } = state;
  const begunId = trouble?.kind === 'outOfStock' && !isFromElsewhere ? undefined : begun?.id;
  return <Checkout {...{ user, reviewed, trouble, begunId }} onPaid={wait} />;
}
