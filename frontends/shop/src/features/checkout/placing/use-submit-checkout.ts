import type { CheckoutField, Money, PaymentMethod } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import type { FormEvent } from 'react';
import type { ReviewedLine } from '../../cart/cart-review';
import type { PaymentForm } from '../payment/payment-outcome';
import type { PaidCheckout } from '../payment/use-checkout-payment';
import type { Shortage } from './order-failure';
import { orderRequest } from './order-request';
import type { PlaceOrder } from './use-place-order';
import type { StepPlace } from '../steps/checkout-steps';
import type { CheckoutFields } from '../steps/use-checkout-fields';

interface SubmitCheckoutOptions {
  readonly isGuest: boolean;
  readonly lines: readonly ReviewedLine[];
  /** What the order will be paid with; unset when nothing that can be chosen is chosen. */
  readonly method: PaymentMethod | undefined;
  readonly place: StepPlace;
  readonly fields: CheckoutFields;
  readonly order: PlaceOrder;
  readonly payment: PaidCheckout;
  readonly total: Money;
  readonly focusField: (field: CheckoutField) => void;
}

interface SubmitCheckout {
  /** The one button of the checkout: goes on to the next step, and from the last one orders. */
  readonly onSubmit: (event: FormEvent) => void;
  /** Orders what is in the cart; paid with the wallet whose button was pressed, or as it was chosen. */
  readonly placeOrder: (wallet?: PaymentForm) => Promise<void>;
}

export function useSubmitCheckout(options: SubmitCheckoutOptions): SubmitCheckout {
  const { isGuest, lines, method, place, fields, order, payment, total, focusField } = options;
  const { language } = useFormats();

  const placeOrder = async (wallet?: PaymentForm) => {
    const items = shortagesOf(lines);
    // What is held for the buyer is missing from the stock that everybody sees.
    if (items.length > 0 && !payment.isHeld) return order.explain({ kind: 'shortStock', items });
    if (!method) return order.explain({ kind: 'methodUnavailable' });
    const ordered = lines.map(({ line, product }) => ({ product, quantity: line.quantity }));
    const request = orderRequest({ ...fields.form, paymentMethod: method }, ordered, { isGuest, language });
    if (method === 'cash') {
      payment.explain(null);
      await order.place(payment.withBegun(request));
    } else await payment.pay({ method, request, amountMinor: total.minor }, wallet);
  };

  return {
    placeOrder,
    onSubmit(event) {
      event.preventDefault();
      const wrong = fields.check(place.step);
      if (wrong) return focusField(wrong);
      if (!place.goOn()) void placeOrder();
    },
  };
}

/** The lines of which fewer can be sold than are in the cart. */
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
