import {
  type Address,
  type AddressField,
  EMPTY_ADDRESS,
  validateBillingAddress,
  validateShippingAddress,
} from './address-rules';
import { emailProblem } from './credential-rules';
import { type FieldProblem, problemsOf, tooLong } from './field-problem';
import {
  type CheckoutField,
  type CheckoutStep,
  type EnteredOrder,
  ORDER_FIELDS,
  type OrderAddressField,
  orderTexts,
  orderTextsOfStep,
} from './order-fields';
import { DEFAULT_PAYMENT_METHOD, isPaymentMethod } from './order-rules';

export const GUEST_CHECKOUT_STEPS: readonly CheckoutStep[] = ['contact', 'address', 'payment'];
export const CUSTOMER_CHECKOUT_STEPS: readonly CheckoutStep[] = ['address', 'payment'];

export interface CheckoutForm extends EnteredOrder {
  /** When true, the shipping address is sent as the billing address. */
  readonly sameAsBilling: boolean;
}

export const EMPTY_CHECKOUT: CheckoutForm = {
  email: '',
  shippingAddress: EMPTY_ADDRESS,
  billingAddress: EMPTY_ADDRESS,
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  sameAsBilling: true,
  ...orderTexts(() => ''),
};

export function checkoutSteps(isSignedIn: boolean): readonly CheckoutStep[] {
  return isSignedIn ? CUSTOMER_CHECKOUT_STEPS : GUEST_CHECKOUT_STEPS;
}

export function validateCheckoutStep(form: CheckoutForm, step: CheckoutStep): FieldProblem<CheckoutField>[] {
  const texts = orderTextsOfStep(step).map((field) =>
    tooLong(field, form[field], ORDER_FIELDS[field].maxLength),
  );
  return [...stepProblems(form, step), ...problemsOf(...texts)];
}

function stepProblems(form: CheckoutForm, step: CheckoutStep): FieldProblem<CheckoutField>[] {
  switch (step) {
    case 'contact':
      return problemsOf(emailProblem('email', form.email));
    case 'address':
      return [
        ...withPrefix('shippingAddress', validateShippingAddress(form.shippingAddress)),
        ...(form.sameAsBilling
          ? []
          : withPrefix('billingAddress', validateBillingAddress(form.billingAddress))),
      ];
    case 'payment':
      return problemsOf<CheckoutField>(
        !isPaymentMethod(form.paymentMethod) && {
          field: 'paymentMethod',
          messageKey: 'validation.paymentMethodInvalid',
        },
      );
  }
}

export function validateCheckout(form: CheckoutForm, isSignedIn: boolean): FieldProblem<CheckoutField>[] {
  return checkoutSteps(isSignedIn).flatMap((step) => validateCheckoutStep(form, step));
}

export function billingAddressOf(form: CheckoutForm): Address {
  return form.sameAsBilling ? form.shippingAddress : form.billingAddress;
}

function withPrefix<Part extends OrderAddressField>(
  part: Part,
  problems: readonly FieldProblem<AddressField>[],
): FieldProblem<`${Part}.${AddressField}`>[] {
  return problems.map((problem) => ({ ...problem, field: `${part}.${problem.field}` as const }));
}
