import { shopApi } from '@kp/api-client/shop';
import type { Cart } from '@kp/client';
import type { CheckoutField } from '@kp/commerce';
import type { ReviewedLine } from '../cart/cart-review';
import { cartTotals } from '../cart/cart-totals';
import { AddressStep } from './address-step';
import { CheckoutActions } from './checkout-actions';
import { CheckoutErrors } from './checkout-errors';
import styles from './checkout-form.module.css';
import { CheckoutProgress } from './checkout-progress';
import { CheckoutSummary } from './checkout-summary';
import { ContactStep } from './contact-step';
import { DoneSteps } from './done-steps';
import { OrderFailurePanel } from './order-failure-panel';
import { chosenMethod, paymentChoices } from './payment-choice';
import { PaymentStep } from './payment-step';
import { PaymentTroubleBox } from './payment-trouble-box';
import type { CheckoutFields } from './use-checkout-fields';
import type { StepPlace } from './use-checkout-step';
import type { PaidCheckout } from './use-paid-checkout';
import type { PlaceOrder } from './use-place-order';
import { useSubmitCheckout } from './use-submit-checkout';

export interface CheckoutFormProps {
  readonly isGuest: boolean;
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly place: StepPlace;
  readonly fields: CheckoutFields;
  readonly order: PlaceOrder;
  readonly payment: PaidCheckout;
  readonly focusField: (field: CheckoutField) => void;
  /** An earlier attempt had been placed after all, and that is what the buyer wanted. */
  readonly onEarlierOrderKept: () => void;
}

/** One column of steps beside a summary that stays in sight. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { isGuest, cart, lines, place, fields, order, payment, focusField } = props;
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const { data: config } = shopApi.useGetConfigQuery();
  const totals = cartTotals(lines, settings);
  const choices = paymentChoices(config?.paymentMethods);
  const method = chosenMethod(fields.form.paymentMethod, choices);
  const { total } = totals;
  const { onSubmit, placeOrder } = useSubmitCheckout({
    ...{ isGuest, lines, method, place, fields, order, payment, total, focusField },
  });
  const { step } = place;
  const isSending = order.isSending || payment.isPaying;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <CheckoutSummary lines={lines} totals={totals} itemCount={cart.totalQuantity} />
      <div className={styles.steps}>
        <CheckoutProgress steps={place.steps} step={step} />
        <DoneSteps form={fields.form} place={place} isSending={isSending} />
        {fields.refusedStep === step && <CheckoutErrors errors={fields.errors} />}
        {step === 'contact' && <ContactStep place={place} fields={fields} />}
        {step === 'address' && <AddressStep place={place} fields={fields} />}
        {step === 'payment' && (
          <PaymentStep
            {...{ place, fields, choices, method, total, config }}
            isBusy={isSending}
            onForm={payment.offerForm}
            onWallet={placeOrder}
          />
        )}
        <PaymentTroubleBox trouble={payment.trouble} onTryAgain={() => void placeOrder()} />
        <OrderFailurePanel
          cart={cart}
          lines={lines}
          order={order}
          onEarlierOrderKept={props.onEarlierOrderKept}
        />
        <CheckoutActions place={place} method={method} total={total} isSending={isSending} />
      </div>
    </form>
  );
}
