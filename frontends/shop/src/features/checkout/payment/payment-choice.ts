import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';

export interface PaymentChoice {
  readonly id: PaymentMethod;
  readonly isAvailable: boolean;
}

interface OfferedMethod {
  readonly id: string;
  readonly available: boolean;
  /** Codes; null for every country. */
  readonly countries?: readonly string[] | null;
}

/** The methods for the country, in the order of the checkout; only cash is available until the configuration is loaded. */
export function paymentChoices(
  offered: readonly OfferedMethod[] | undefined,
  country: string,
): PaymentChoice[] {
  const code = countryCodeOf(country) ?? '';
  return PAYMENT_METHODS.flatMap((id) => {
    const method = offered?.find((each) => each.id === id);
    if (method?.countries && !method.countries.includes(code)) return [];
    return [{ id, isAvailable: offered ? method?.available === true : id === 'cash' }];
  });
}

/** @param requested undefined until a customer or the shop has chosen */
export function chosenMethod(
  requested: PaymentMethod | undefined,
  choices: readonly PaymentChoice[],
): PaymentMethod | undefined {
  const available = choices.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
  if (requested && available.includes(requested)) return requested;
  return available.length === 1 ? available[0] : undefined;
}
