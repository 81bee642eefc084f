import { shopApi } from '@kp/api-client/shop';
import type { Cart } from '@kp/client';
import type { CheckoutField, Money, PaymentMethod } from '@kp/commerce';
import { Button, Skeleton, SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewedLine } from '../cart/cart-review';
import { cartTotals } from '../cart/cart-totals';
import { CheckoutSummary } from './checkout-summary';
import { chosenMethod, paymentChoices } from './payment/payment-choice';
import { PaymentTroubleBox } from './payment/payment-failure';
import type { PaidCheckout } from './payment/use-checkout-payment';
import { OrderFailurePanel } from './placing/order-failure-panel';
import type { PlaceOrder } from './placing/use-place-order';
import { useSubmitCheckout } from './placing/use-submit-checkout';
import { AddressStep } from './steps/address-step';
import { CheckoutProgress, DoneSteps } from './steps/checkout-progress';
import { stepAfter, stepBefore, type StepPlace } from './steps/checkout-steps';
import { ContactStep } from './steps/contact-step';
import { PaymentStep } from './steps/payment-step';
import { CheckoutErrors } from './steps/step-panel';
import type { CheckoutFields } from './steps/use-checkout-fields';
import styles from './checkout.module.css';
import panel from './steps/steps.module.css';
import summary from './checkout-summary.module.css';

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

export interface CheckoutActionsProps {
  readonly place: StepPlace;
  readonly method: PaymentMethod | undefined;
  readonly total: Money;
  readonly isSending: boolean;
}

/** The way on and the way back; on narrow screens a bar at the bottom, with the total. */
function CheckoutActions({ place, method, total, isSending }: CheckoutActionsProps) {
  const { t } = useTranslation(['checkout', 'common']);
  const { money } = useFormats();
  const previous = stepBefore(place.steps, place.step);
  const isLast = stepAfter(place.steps, place.step) === null;
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <span>{t('common:totals.total')}</span> <strong>{money(total)}</strong>
      </p>
      {previous && (
        <Button isDisabled={isSending} onClick={() => place.goTo(previous)}>
          {t('previous')}
        </Button>
      )}
      <Button type="submit" variant="primary" size="large" isBusy={isSending} className={styles.primary}>
        {isLast ? <SubmitText method={method} isSending={isSending} /> : t('next')}
      </Button>
    </div>
  );
}

function SubmitText({ method, isSending }: Pick<CheckoutActionsProps, 'method' | 'isSending'>) {
  const { t } = useTranslation('checkout');
  if (isSending) return t('processing');
  return method === 'cash' ? t('placeCashOrder') : t('placeOrder');
}

/** The place of the checkout until the cart is known, and while a placed order leads on. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.form}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div className={summary.summary}>
        <div className={summary.content}>
          <SkeletonText lines={5} />
        </div>
      </div>
      <div className={styles.steps}>
        <div className={panel.panel}>
          <SkeletonText lines={2} />
          <Skeleton height="2.75rem" />
          <Skeleton height="3.25rem" width="10rem" />
        </div>
      </div>
    </div>
  );
}
