import type { UserResponse } from '@kp/api-client/account';
import { shopApi } from '@kp/api-client/shop';
import type { Cart } from '@kp/client';
import type {
  CheckoutField,
  CheckoutForm as CheckoutValues,
  CheckoutStep,
  PaymentMethod,
} from '@kp/commerce';
import { validateCheckoutStep } from '@kp/commerce';
import { Skeleton, SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewedLine } from '../../shared/cart/cart-review';
import { cartTotals, type CartTotals } from '../../shared/cart/cart-totals';
import { CheckoutActions } from './checkout-actions';
import { CheckoutSummary } from './checkout-summary';
import { LazyExpressCheckout } from './express/lazy-express';
import { LegalGuarantee } from './legal-guarantee';
import { chosenMethod, paymentChoices } from './payment/payment-choice';
import { PaymentFailurePanel } from './payment/payment-failure';
import { returnUrl } from './return/checkout-return';
import { UnfinishedPayment } from './return/unfinished-payment';
import { OrderFailurePanel } from './placing/order-failure-panel';
import { useSubmitCheckout } from './placing/use-submit-checkout';
import { AddressStep } from './steps/address-step';
import { CheckoutProgress, CompletedSteps } from './steps/checkout-progress';
import type { StepNavigation } from './steps/checkout-steps';
import { useDeliveryDays } from './use-delivery-days';
import { ContactStep } from './steps/contact-step';
import { DeliveryChoice } from './steps/delivery-choice';
import { PaymentStep } from './steps/payment-step';
import { StepErrors } from './steps/step-panel';
import type { CheckoutFields } from './steps/use-checkout-fields';
import type { CheckoutFlow } from './use-checkout';
import styles from './checkout.module.css';
import { buyerOf, destinationOf, purchaseOf, useOrderTotals, useRefreshTotals } from './use-order-totals';
import panel from './steps/steps.module.css';
import summary from './checkout-summary.module.css';

export interface CheckoutFormProps {
  readonly user: UserResponse | null;
  readonly cart: Cart;
  readonly lines: readonly ReviewedLine[];
  readonly navigation: StepNavigation;
  readonly fields: CheckoutFields;
  readonly checkout: CheckoutFlow;
  readonly focusField: (field: CheckoutField) => void;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { user, cart, lines, navigation, fields, checkout, focusField } = props;
  const isGuest = user === null;
  const { t } = useTranslation('checkout');
  const { money, language } = useFormats();
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const { data: config } = shopApi.useGetConfigQuery();
  const shippingAddress = destinationOf(fields.form.shippingAddress, settings);
  const deliveryDays = useDeliveryDays(fields.form.shippingAddress);
  const { saved } = checkout;
  const entered = saved.draft.discountCode ?? '';
  const wantedDelivery = saved.draft.deliveryMethodId;
  const asked = {
    shippingAddress,
    deliveryMethodId: shippingAddress && wantedDelivery,
    discountCode: entered || undefined,
    ...(shippingAddress ? buyerOf(fields.form) : {}),
  };
  const { totals, isCalculated, isAsking, problem, deliveries } = useOrderTotals(lines, settings, asked);
  const refreshTotals = useRefreshTotals();
  const changeCode = (discountCode: string) => {
    if (discountCode === entered) refreshTotals();
    else saved.update((draft) => ({ ...draft, discountCode }));
  };
  const hasStandard = deliveries.some(({ method: way }) => way === null);
  const standard = hasStandard ? null : totals.deliveryMethodId;
  const deliveryMethodId = isAsking ? (wantedDelivery ?? standard) : totals.deliveryMethodId;
  const chooseDelivery = (id: number | undefined) =>
    saved.update(({ deliveryMethodId: _, ...draft }) => (id ? { ...draft, deliveryMethodId: id } : draft));
  // Each of several ways of delivery says its own days.
  const promisedDays = deliveries.length > 0 ? null : deliveryDays;
  const chosenOffer = deliveries.find(({ method: way }) => way?.id === deliveryMethodId);
  // With nothing to pay there is nothing to choose: such an order is paid as it is placed.
  const isFree = totals.total.minor === 0;
  const purchase = purchaseOf(fields.form, totals.total.minor);
  const choices = isFree ? [] : paymentChoices(config?.paymentMethods, purchase, language);
  const own = fields.form.paymentMethod;
  const wanted = saved.draft.isMethodChosen ? own : (config?.defaultPaymentMethod ?? own);
  const method = isFree ? 'cash' : chosenMethod(wanted, choices);
  const choose = (id: PaymentMethod) => {
    saved.update((draft) => ({ ...draft, isMethodChosen: true }));
    fields.change('paymentMethod', id);
  };
  const { total } = totals;
  const { onSubmit, placeOrder } = useSubmitCheckout({
    isGuest,
    lines,
    method,
    navigation,
    fields,
    checkout,
    total,
    focusField,
    shipping: settings && totals.shipping,
    deliveryMethodId,
    discountCode: isAsking ? entered : totals.discountCode,
    discount: isAsking ? undefined : totals.discount,
  });
  const { step } = navigation;
  /** What is missing is asked for where the form asks for it. */
  const fillFromWallet = (filled: CheckoutValues) => {
    fields.fill(filled);
    const [missing] = validateCheckoutStep(filled, 'address');
    const isThere = step === 'address' || (!fields.check(step) && navigation.goToNext());
    if (missing && isThere) focusField(missing.field);
  };
  const leaveUnfinished = (to: CheckoutStep | undefined) => {
    void checkout.send({ type: 'unfinishedDismissed' });
    if (to) navigation.goTo(to);
  };
  const unfinished = {
    onContinue: () => leaveUnfinished('payment'),
    onRestart: () => leaveUnfinished(navigation.steps[0]),
  };
  const isSending = checkout.state.busy !== null;
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <div className={styles.steps}>
        {checkout.state.isUnfinished && <UnfinishedPayment {...unfinished} />}
        <CheckoutProgress steps={navigation.steps} step={step} isFree={isFree} />
        <CompletedSteps form={fields.form} navigation={navigation} isSending={isSending} />
        {step === navigation.steps[0] && (
          <LazyExpressCheckout
            {...{ user, checkout, reviewed: { cart, lines } }}
            onIncomplete={fillFromWallet}
          />
        )}
        {fields.rejectedStep === step && <StepErrors errors={fields.errors} />}
        {step === 'contact' && <ContactStep navigation={navigation} fields={fields} />}
        {step === 'address' && <AddressStep navigation={navigation} fields={fields} />}
        {step === 'payment' && (
          <PaymentStep
            {...{ navigation, fields, choices, method, total, config, isGuest }}
            deliveryDays={promisedDays}
            isFetched={chosenOffer?.method?.kind === 'pickup'}
            delivery={
              <DeliveryChoice
                offers={deliveries}
                chosenId={deliveryMethodId ?? null}
                currency={totals.currency}
                company={config?.company}
                isBusy={isSending}
                onChoose={chooseDelivery}
              />
            }
            isBusy={isSending}
            onChoose={choose}
            onForm={checkout.registerForm}
            onWallet={placeOrder}
            returnUrl={returnUrl}
            walletHint={t('payInvoice.walletHint', { amount: money(total) })}
          />
        )}
        <PaymentFailurePanel failure={checkout.state.paymentFailure} onTryAgain={() => void placeOrder()} />
        <OrderFailurePanel cart={cart} lines={lines} checkout={checkout} />
        <ShippingChange {...{ lines, totals, isCalculated }} />
        <CheckoutActions {...{ navigation, method, totals, isSending }} />
        <LegalGuarantee />
      </div>
      {/* After the steps, so that the first field is the first stop of the keyboard. */}
      <CheckoutSummary
        {...{ lines, totals }}
        itemCount={cart.totalQuantity}
        isForAddress={isCalculated && shippingAddress !== undefined}
        deliveryDays={promisedDays}
        discount={{
          isAsking,
          code: entered,
          onChange: changeCode,
          problem: entered ? problem : undefined,
        }}
      />
    </form>
  );
}

interface ShippingChangeProps {
  readonly lines: readonly ReviewedLine[];
  readonly totals: CartTotals;
  readonly isCalculated: boolean;
}

/** Says that shipping costs something else than the cart showed. */
function ShippingChange({ lines, totals, isCalculated }: ShippingChangeProps) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const before = cartTotals(lines, settings).shipping.minor;
  const isChanged = isCalculated && totals.shipping.minor !== before;
  return (
    <p role="status" className={styles.shippingChange}>
      {isChanged && t('summary.shippingChanged', { cost: money(totals.shipping) })}
    </p>
  );
}

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
