import type { UserResponse } from '@kp/api-client/account';
import type { OrderResponse } from '@kp/api-client/shop';
import { useToast } from '@kp/client';
import type { CheckoutField } from '@kp/commerce';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ReviewedCart } from '../cart/use-reviewed-cart';
import { CheckoutForm } from './checkout-form';
import { CheckoutSkeleton } from './checkout-skeleton';
import { EmptyCheckout } from './empty-checkout';
import { placedOrderState } from './placed-order';
import { UnansweredOrder } from './unanswered-order';
import { useCheckoutDraft } from './use-checkout-draft';
import { useCheckoutFields } from './use-checkout-fields';
import { useCheckoutStep } from './use-checkout-step';
import { usePlaceOrder } from './use-place-order';
import { useStepFocus } from './use-step-focus';
import { stepOfField } from './checkout-steps';

export interface CheckoutProps {
  /** null for a guest. */
  readonly user: UserResponse | null;
  readonly reviewed: ReviewedCart;
}

/** The checkout of one buyer: what was typed, where they are, and how the order goes. */
export function Checkout({ user, reviewed }: CheckoutProps) {
  const { cart, lines, refresh } = reviewed;
  const kept = useCheckoutDraft(user);
  const { form, attempt } = kept.draft;
  const place = useCheckoutStep(form, user !== null);
  const fields = useCheckoutFields(form, user !== null, (change) =>
    kept.update((draft) => ({ ...draft, form: change(draft.form) })),
  );
  const focusField = useStepFocus(place.step);
  const goToField = (field: CheckoutField) => {
    place.goTo(stepOfField(field));
    focusField(field);
  };
  const [isPlaced, setPlaced] = useState(false);
  const leave = useLeaveForHome();

  const finish = (order?: OrderResponse) => {
    setPlaced(true);
    kept.discard();
    leave(order);
    void cart.clear({ isSilent: true });
  };
  const order = usePlaceOrder(kept, {
    onPlaced: finish,
    onFailed(failure) {
      if (failure.kind === 'shortStock' || failure.kind === 'priceChanged') refresh();
      if (failure.kind !== 'fields') return;
      fields.refuse(failure.messages);
      const [first] = failure.messages;
      if (first) goToField(first.field);
    },
  });

  if (isPlaced) return <CheckoutSkeleton />;
  if (lines.length === 0 && attempt) {
    return <UnansweredOrder isSending={order.isSending} onSendAgain={() => void order.sendAgain()} />;
  }
  if (lines.length === 0) return <EmptyCheckout isGuest={user === null} />;
  return (
    <CheckoutForm
      isGuest={user === null}
      {...{ cart, lines, place, fields, order, focusField }}
      onEarlierOrderKept={() => finish()}
    />
  );
}

/** Home, with a word about the order. */
function useLeaveForHome() {
  const { t } = useTranslation('shop');
  const { toast } = useToast();
  const navigate = useNavigate();
  return (order: OrderResponse | undefined) => {
    if (order) toast({ title: t('checkout.successTitle'), description: t('checkout.successDescription') });
    void navigate('/', { state: order && placedOrderState(order) });
  };
}
