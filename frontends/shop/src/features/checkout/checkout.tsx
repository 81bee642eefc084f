import type { UserResponse } from '@kp/api-client/account';
import type { CheckoutField, CheckoutProfile } from '@kp/commerce';
import { useEffect, useRef } from 'react';
import type { ReviewedCart } from '../../shared/cart/use-reviewed-cart';
import { withForm } from './checkout-draft';
import { CheckoutForm, CheckoutSkeleton } from './checkout-form';
import { PaymentFailurePanel } from './payment/payment-failure';
import { EmptyCheckout } from './return/empty-checkout';
import { OrderUnanswered, PaymentInReview, WaitingForOrder } from './return/return-panels';
import { stepOfField } from './steps/checkout-fields';
import { useCheckoutStep, useStepFocus } from './steps/checkout-steps';
import { useCheckoutFields } from './steps/use-checkout-fields';
import { useCheckout, type CheckoutFlow } from './use-checkout';

export type CheckoutUser = UserResponse & Pick<CheckoutProfile, 'deliverTo' | 'costCenter'>;

export interface CheckoutProps {
  readonly user: CheckoutUser | null;
  readonly reviewed: ReviewedCart;
}

export function Checkout({ user, reviewed }: CheckoutProps) {
  const checkout = useCheckout(user, reviewed);
  switch (checkout.state.stage) {
    case 'checking':
    case 'finished':
      return <CheckoutSkeleton />;
    case 'waiting':
      return <WaitingForOrder />;
    case 'inReview':
      return <PaymentInReview />;
    case 'unanswered':
      return (
        <OrderUnanswered isSending={false} onRetry={() => void checkout.send({ type: 'outcomeRequested' })} />
      );
    case 'form':
      return <OpenCheckout user={user} reviewed={reviewed} checkout={checkout} />;
  }
}

interface OpenCheckoutProps extends CheckoutProps {
  readonly checkout: CheckoutFlow;
}

function OpenCheckout({ user, reviewed, checkout }: OpenCheckoutProps) {
  const { cart, lines } = reviewed;
  const { state, saved, send } = checkout;
  const { form, attempt } = saved.draft;
  const navigation = useCheckoutStep(saved, user !== null);
  const fields = useCheckoutFields(form, user !== null, (changed) =>
    saved.update((draft) => withForm(draft, changed)),
  );
  const focusField = useStepFocus(navigation.step);
  const goToField = (field: CheckoutField) => {
    navigation.goTo(stepOfField(field));
    focusField(field);
  };
  const shownFailure = useRef<unknown>(null);
  useEffect(() => {
    const failure = state.orderFailure;
    if (failure === shownFailure.current) return;
    shownFailure.current = failure;
    if (failure?.kind !== 'fields') return;
    fields.reject(failure.messages);
    const [first] = failure.messages;
    if (first) goToField(first.field);
  });

  if (lines.length > 0) {
    return <CheckoutForm {...{ user, cart, lines, navigation, fields, checkout, focusField }} />;
  }
  if (attempt) {
    const isSending = state.busy !== null;
    return <OrderUnanswered isSending={isSending} onRetry={() => void send({ type: 'orderRetried' })} />;
  }
  return (
    <>
      <PaymentFailurePanel failure={state.paymentFailure} />
      <EmptyCheckout userId={user?.id ?? null} />
    </>
  );
}
