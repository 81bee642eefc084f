import type { UserResponse } from '@kp/api-client/account';
import { shopApi } from '@kp/api-client/shop';
import { billingPartOf, type CheckoutForm, validateCheckout } from '@kp/commerce';
import { addressOfWallet, type WalletAddress } from '@kp/commerce/wallet-address';
import { useFormats } from '@kp/ui';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewedCart } from '../../../shared/cart/use-reviewed-cart';
import type { PaymentForm } from '../../../shared/payment/payment-form';
import type { ExpressWalletProps, WalletDetails } from '../../../shared/payment/express-wallet';
import { withForm } from '../checkout-draft';
import { PaymentFailurePanel } from '../payment/payment-failure';
import { OrderFailurePanel } from '../placing/order-failure-panel';
import { orderRequest } from '../placing/order-request';
import { returnUrl } from '../return/checkout-return';
import { type CheckoutFlow, useCheckout } from '../use-checkout';
import { useOrderTotals, useTotalsFor } from '../use-order-totals';
import styles from './express-checkout.module.css';

export interface ExpressCheckoutProps {
  readonly user: UserResponse | null;
  readonly reviewed: Pick<ReviewedCart, 'cart' | 'lines'>;
  readonly checkout: CheckoutFlow;
  /** The wallet told too little for an order. */
  readonly onIncomplete: (filled: CheckoutForm) => void;
}

export interface WithWallets extends Pick<ExpressWalletProps, 'onNone'> {
  readonly Wallets: ComponentType<ExpressWalletProps>;
}

/** An order by a wallet goes the way of every other one: the wallet only fills in the form. */
export function ExpressCheckout(props: ExpressCheckoutProps & WithWallets) {
  const { user, reviewed, checkout, onIncomplete, Wallets, onNone } = props;
  const { language } = useFormats();
  const { lines } = reviewed;
  const { data: settings } = shopApi.useGetShippingSettingsQuery();
  const { draft, current } = checkout.saved;
  const discountCode = draft.discountCode || undefined;
  const { totals } = useOrderTotals(lines, settings, { discountCode });
  const askTotals = useTotalsFor(lines, settings, discountCode);
  if (!settings) return null;
  if (totals.total.minor === 0) return <span className={styles.free} />;

  const totalsFor = (told: WalletAddress) => {
    const { country, county } = addressOfWallet(told);
    return askTotals({ country, county: county || undefined });
  };
  const order = async ({ email, ...told }: WalletDetails, wallet: PaymentForm) => {
    const { form } = current();
    const { company } = form[billingPartOf(form)];
    const filled: CheckoutForm = {
      ...form,
      email: email || form.email,
      sameAsBilling: true,
      paymentMethod: 'stripe',
      shippingAddress: {
        ...addressOfWallet(told),
        company,
      },
    };
    if (validateCheckout(filled, user !== null).length > 0) {
      onIncomplete(filled);
      return false;
    }
    // The customer sees what the address costs before the wallet is confirmed, and pays that or nothing.
    const { total, shipping, deliveryMethodId, discount, discountCode: used } = await totalsFor(told);
    const ordered = lines.map(({ line, product }) => ({ product, quantity: line.quantity }));
    const request = orderRequest(filled, ordered, {
      isGuest: user === null,
      language,
      shipping,
      deliveryMethodId,
      discountCode: used,
      discount,
    });
    await checkout.pay({ method: 'stripe', request, amountMinor: total.minor }, wallet);
    return true;
  };
  return (
    <Wallets
      {...{ totals, returnUrl, totalsFor, onNone }}
      key={`${language} ${totals.total.currency}`}
      onOrder={order}
    />
  );
}

export interface CartExpressProps extends Pick<ExpressCheckoutProps, 'user'> {
  readonly reviewed: ReviewedCart;
  /** Before the order goes on in the form of the checkout. */
  readonly beforeForm?: () => Promise<unknown>;
}

/** On the cart and beside a product, which have no checkout of their own. */
export function CartExpressCheckout(props: CartExpressProps & WithWallets) {
  const { user, reviewed, beforeForm, ...wallets } = props;
  const checkout = useCheckout(user, reviewed);
  const navigate = useNavigate();
  const { stage, paymentFailure } = checkout.state;
  const continueInForm = async (filled: CheckoutForm) => {
    await beforeForm?.();
    checkout.saved.update((draft) => withForm(draft, filled));
    void navigate('/checkout');
  };
  if (stage !== 'form') return null;
  return (
    <>
      <ExpressCheckout
        {...{ user, reviewed, checkout }}
        {...wallets}
        onIncomplete={(filled) => void continueInForm(filled)}
      />
      <PaymentFailurePanel failure={paymentFailure} />
      <OrderFailurePanel {...reviewed} checkout={checkout} />
    </>
  );
}
