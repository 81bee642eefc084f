import { PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';

export interface PaymentChoice {
  readonly id: PaymentMethod;
  readonly isAvailable: boolean;
}

interface OfferedMethod {
  readonly id: string;
  readonly available: boolean;
}

/** All methods in the order of the checkout; only cash is available until the configuration is loaded. */
export function paymentChoices(available: readonly OfferedMethod[] | undefined): PaymentChoice[] {
  return PAYMENT_METHODS.map((id) => ({
    id,
    isAvailable: available ? available.some((method) => method.id === id && method.available) : id === 'cash',
  }));
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
