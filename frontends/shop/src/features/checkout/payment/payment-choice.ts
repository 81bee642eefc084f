import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';

export interface PaymentChoice {
  readonly id: PaymentMethod;
  readonly isAvailable: boolean;
}

interface OfferedMethod {
  readonly id: string;
  readonly available: boolean;
}

/** All methods in the order of the checkout. Until the shop has said more, cash alone can be chosen. */
export function paymentChoices(offered: readonly OfferedMethod[] | undefined): PaymentChoice[] {
  return PAYMENT_METHODS.map((id) => ({
    id,
    isAvailable: offered ? offered.some((method) => method.id === id && method.available) : id === 'cash',
  }));
}

/** The method that is chosen on screen: the wanted one, else the only one there is. */
export function chosenMethod(
  wanted: PaymentMethod,
  choices: readonly PaymentChoice[],
): PaymentMethod | undefined {
  const available = choices.filter(({ isAvailable }) => isAvailable).map(({ id }) => id);
  if (available.includes(wanted)) return wanted;
  return available.length === 1 ? available[0] : undefined;
}
