import { type CheckoutField, isOfflineMethod, type Money, type PaymentMethod } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import type { FormEvent } from 'react';
import type { ReviewedLine } from '../../../shared/cart/cart-review';
import type { PaymentForm } from '../../../shared/payment/payment-form';
import type { StepNavigation } from '../steps/checkout-steps';
import type { CheckoutFields } from '../steps/use-checkout-fields';
import type { CheckoutFlow } from '../use-checkout';
import type { Shortage } from './order-failure';
import { orderRequest } from './order-request';

interface SubmitCheckoutOptions {
  readonly isGuest: boolean;
  readonly lines: readonly ReviewedLine[];
  readonly method: PaymentMethod | undefined;
  readonly navigation: StepNavigation;
  readonly fields: CheckoutFields;
  readonly checkout: CheckoutFlow;
  readonly total: Money;
  /** As shown; absent while it is not known. */
  readonly shipping: Money | undefined;
  /** Null or absent for the standard delivery. */
  readonly deliveryMethodId: number | null | undefined;
  /** Null or empty without one. */
  readonly discountCode: string | null | undefined;
  /** As shown; absent while it is not known. */
  readonly discount: Money | undefined;
  readonly focusField: (field: CheckoutField) => void;
}

interface SubmitCheckout {
  readonly onSubmit: (event: FormEvent) => void;
  /** Orders what is in the cart; paid with the given wallet, else with the chosen method. */
  readonly placeOrder: (wallet?: PaymentForm) => Promise<void>;
}

export function useSubmitCheckout(options: SubmitCheckoutOptions): SubmitCheckout {
  const { isGuest, lines, method, navigation, fields, checkout, total, focusField } = options;
  const { shipping, deliveryMethodId, discountCode, discount } = options;
  const { language } = useFormats();

  const placeOrder = async (wallet?: PaymentForm) => {
    const items = shortagesOf(lines);
    // What is reserved for the customer is missing from the stock that everybody sees.
    if (items.length > 0 && !checkout.isReserved) {
      return checkout.send({ type: 'orderBlocked', failure: { kind: 'shortStock', items } });
    }
    if (!method) return checkout.send({ type: 'orderBlocked', failure: { kind: 'methodUnavailable' } });
    const ordered = lines.map(({ line, product }) => ({ product, quantity: line.quantity }));
    const request = orderRequest({ ...fields.form, paymentMethod: method }, ordered, {
      isGuest,
      language,
      shipping,
      deliveryMethodId,
      discountCode,
      discount,
    });
    if (isOfflineMethod(method)) await checkout.send({ type: 'orderSubmitted', request });
    else await checkout.pay({ method, request, amountMinor: total.minor }, wallet);
  };

  return {
    placeOrder,
    onSubmit(event) {
      event.preventDefault();
      const wrong = fields.check(navigation.step);
      if (wrong) return focusField(wrong);
      if (!navigation.goToNext()) void placeOrder();
    },
  };
}

function shortagesOf(lines: readonly ReviewedLine[]): Shortage[] {
  return lines
    .filter(({ issue }) => issue !== null)
    .map(({ line, product, left = 0 }) => ({
      productId: product.id,
      name: product.name,
      requested: line.quantity,
      left,
    }));
}
