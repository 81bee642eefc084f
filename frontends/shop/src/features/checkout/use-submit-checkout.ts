import type { CheckoutField, PaymentMethod } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import type { FormEvent } from 'react';
import type { ReviewedLine } from '../cart/cart-review';
import { stepAfter } from './checkout-steps';
import { orderRequest } from './order-request';
import { shortagesOf } from './shortages';
import type { CheckoutFields } from './use-checkout-fields';
import type { StepPlace } from './use-checkout-step';
import type { PlaceOrder } from './use-place-order';

export interface SubmitCheckoutOptions {
  readonly isGuest: boolean;
  readonly lines: readonly ReviewedLine[];
  /** What the order will be paid with; unset when nothing that can be chosen is chosen. */
  readonly method: PaymentMethod | undefined;
  readonly place: StepPlace;
  readonly fields: CheckoutFields;
  readonly order: PlaceOrder;
  readonly focusField: (field: CheckoutField) => void;
}

/** The one button of the checkout: goes on to the next step, and from the last one places the order. */
export function useSubmitCheckout(options: SubmitCheckoutOptions): (event: FormEvent) => void {
  const { isGuest, lines, method, place, fields, order, focusField } = options;
  const { language } = useFormats();

  const placeOrder = () => {
    const items = shortagesOf(lines);
    if (items.length > 0) return order.explain({ kind: 'shortStock', items });
    if (!method) return order.explain({ kind: 'methodUnavailable' });
    const ordered = lines.map(({ line, product }) => ({ product, quantity: line.quantity }));
    void order.place(orderRequest({ ...fields.form, paymentMethod: method }, ordered, { isGuest, language }));
  };

  return (event) => {
    event.preventDefault();
    const wrong = fields.check(place.step);
    if (wrong) return focusField(wrong);
    const next = stepAfter(place.steps, place.step);
    if (next) place.goTo(next);
    else placeOrder();
  };
}
