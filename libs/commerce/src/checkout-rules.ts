import {
  type Address,
  type AddressField,
  EMPTY_ADDRESS,
  validateBillingAddress,
  validateShippingAddress,
} from './address-rules';
import { emailProblem } from './credential-rules';
import { type FieldProblem, isBlank, problemsOf, tooLong } from './field-problem';
import { validateBillingCompany } from './billing-company-rules';
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
  vatNumber: '',
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
        ...companyProblems(form),
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

/** Which of the two addresses the invoice is made out to. */
export function billingPartOf({ sameAsBilling }: Pick<CheckoutForm, 'sameAsBilling'>): OrderAddressField {
  return sameAsBilling ? 'shippingAddress' : 'billingAddress';
}

export function billingAddressOf(form: CheckoutForm): Address {
  return form[billingPartOf(form)];
}

/** What the invoice of a company needs beyond an address, by the rules of the form that asks for it later. */
function companyProblems(form: CheckoutForm): FieldProblem<CheckoutField>[] {
  const { vatNumber } = form;
  const part = billingPartOf(form);
  const { company, address, city, county, state, zipCode, country } = form[part];
  if (isBlank(company) && isBlank(vatNumber)) return [];
  const billed = { address, city, county: county || state, zip: zipCode, country };
  const problems = validateBillingCompany({
    companyName: company,
    vatNumber,
    registrationNumber: '',
    email: '',
    ...billed,
  });
  return problems.flatMap(({ field, ...problem }): FieldProblem<CheckoutField>[] => {
    if (field === 'vatNumber') return [{ field, ...problem }];
    if (field === 'companyName') return [{ field: `${part}.company`, ...problem }];
    // The rules of the address say what else it lacks.
    return field === 'city' && !isBlank(city) ? [{ field: `${part}.city`, ...problem }] : [];
  });
}

function withPrefix<Part extends OrderAddressField>(
  part: Part,
  problems: readonly FieldProblem<AddressField>[],
): FieldProblem<`${Part}.${AddressField}`>[] {
  return problems.map((problem) => ({ ...problem, field: `${part}.${problem.field}` as const }));
}
