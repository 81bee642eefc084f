import {
  type Address,
  type AddressField,
  EMPTY_ADDRESS,
  validateBillingAddress,
  validateShippingAddress,
} from './address-rules';
import { emailProblem } from './credential-rules';
import { type FieldProblem, problemsOf, tooLong } from './field-problem';
import { DEFAULT_PAYMENT_METHOD, isPaymentMethod, type PaymentMethod } from './order-rules';

export type CheckoutStep = 'contact' | 'address' | 'payment';

export const GUEST_CHECKOUT_STEPS: readonly CheckoutStep[] = ['contact', 'address', 'payment'];
export const CUSTOMER_CHECKOUT_STEPS: readonly CheckoutStep[] = ['address', 'payment'];

export const NOTES_MAX_LENGTH = 2_000;

export interface CheckoutForm {
  readonly email: string;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly paymentMethod: PaymentMethod;
  /** When true, the shipping address is sent as the billing address. */
  readonly sameAsBilling: boolean;
  readonly notes: string;
}

export type CheckoutField =
  'email' | `shippingAddress.${AddressField}` | `billingAddress.${AddressField}` | 'paymentMethod' | 'notes';

export const EMPTY_CHECKOUT: CheckoutForm = {
  email: '',
  shippingAddress: EMPTY_ADDRESS,
  billingAddress: EMPTY_ADDRESS,
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  sameAsBilling: true,
  notes: '',
};

export function checkoutSteps(isSignedIn: boolean): readonly CheckoutStep[] {
  return isSignedIn ? CUSTOMER_CHECKOUT_STEPS : GUEST_CHECKOUT_STEPS;
}

export function validateCheckoutStep(form: CheckoutForm, step: CheckoutStep): FieldProblem<CheckoutField>[] {
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
        tooLong('notes', form.notes, NOTES_MAX_LENGTH),
      );
  }
}

export function validateCheckout(form: CheckoutForm, isSignedIn: boolean): FieldProblem<CheckoutField>[] {
  return checkoutSteps(isSignedIn).flatMap((step) => validateCheckoutStep(form, step));
}

export function billingAddressOf(form: CheckoutForm): Address {
  return form.sameAsBilling ? form.shippingAddress : form.billingAddress;
}

function withPrefix<Part extends 'shippingAddress' | 'billingAddress'>(
  part: Part,
  problems: readonly FieldProblem<AddressField>[],
): FieldProblem<`${Part}.${AddressField}`>[] {
  return problems.map((problem) => ({ ...problem, field: `${part}.${problem.field}` as const }));
}
