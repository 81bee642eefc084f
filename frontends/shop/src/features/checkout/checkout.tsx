import type { UserResponse } from '@kp/api-client/account';
import type { CheckoutField } from '@kp/commerce';
import { useState } from 'react';
import type { ReviewedCart } from '../cart/use-reviewed-cart';
import { useCheckoutDraft, withForm } from './checkout-draft';
import { CheckoutForm, CheckoutSkeleton } from './checkout-form';
import { PaymentTroubleBox } from './payment/payment-failure';
import type { PaymentTrouble } from './payment/payment-outcome';
import { usePaidCheckout } from './payment/use-checkout-payment';
import { placedOrder } from './placing/placed-order';
import { type FinishedCheckout, useFinishCheckout } from './placing/use-finish-checkout';
import { usePlaceOrder } from './placing/use-place-order';
import { EmptyCheckout } from './return/empty-checkout';
import { UnansweredOrder } from './return/return-panels';
import { stepOfField, useCheckoutStep, useStepFocus } from './steps/checkout-steps';
import { useCheckoutFields } from './steps/use-checkout-fields';

export interface CheckoutProps {
  /** null for a guest. */
  readonly user: UserResponse | null;
  readonly reviewed: ReviewedCart;
  /** What came of a payment that was begun before. */
  readonly trouble: PaymentTrouble | null;
  /** The checkout it was begun for, in the shop's hands. */
  readonly begunId: string | undefined;
  /** The money is there; the order follows. */
  readonly onPaid: () => void;
}

/** The checkout of one buyer: what was typed, where they are, and how the order goes. */
export function Checkout({ user, reviewed, trouble, begunId, onPaid }: CheckoutProps) {
  const { cart, lines, refresh } = reviewed;
  const kept = useCheckoutDraft(user);
  const { form, attempt } = kept.draft;
  const place = useCheckoutStep(kept, user !== null);
  const fields = useCheckoutFields(form, user !== null, (change) =>
    kept.update((draft) => withForm(draft, change(draft.form))),
  );
  const focusField = useStepFocus(place.step);
  const goToField = (field: CheckoutField) => {
    place.goTo(stepOfField(field));
    focusField(field);
  };
  const [isPlaced, setPlaced] = useState(false);
  const end = useFinishCheckout(cart);
  const finish = (finished: FinishedCheckout) => {
    setPlaced(true);
    end(finished);
  };
  const order = usePlaceOrder(kept, {
    onPlaced: (placed) => finish({ placed: placedOrder(placed), says: 'ordered' }),
    onFailed(failure) {
      if (['shortStock', 'priceChanged', 'payment'].includes(failure.kind)) refresh();
      if (failure.kind === 'payment') payment.explain(failure.error);
      if (failure.kind !== 'fields') return;
      fields.refuse(failure.messages);
      const [first] = failure.messages;
      if (first) goToField(first.field);
    },
  });
  const payment = usePaidCheckout({ user, begunId, trouble, order, onPaid, onFinished: finish });

  if (isPlaced) return <CheckoutSkeleton />;
  if (lines.length === 0 && attempt) {
    return <UnansweredOrder isSending={order.isSending} onSendAgain={() => void order.sendAgain()} />;
  }
  if (lines.length === 0) {
    return (
      <>
        <PaymentTroubleBox trouble={payment.trouble} />
        <EmptyCheckout owner={user?.id ?? null} />
      </>
    );
  }
  return (
    <CheckoutForm
      isGuest={user === null}
      {...{ cart, lines, place, fields, order, payment, focusField }}
      onEarlierOrderKept={() => finish({ placed: null, says: 'nothing' })}
    />
  );
}
