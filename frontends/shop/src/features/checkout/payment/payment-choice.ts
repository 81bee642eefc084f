import { PAYMENT_METHODS, parseMinor, type PaymentMethod } from '@kp/commerce';
import { isOfferedFor, type OfferedPurchase, type PaymentBuyers } from '@kp/commerce/payment-method-terms';
import { hasSampleContent } from '@kp/i18n/shop-name';

export interface PaymentChoice {
  readonly id: PaymentMethod;
  readonly isAvailable: boolean;
  /** Of the owner; empty for those of the shop. */
  readonly name: string;
  readonly hint: string;
}

interface OfferedMethod {
  readonly id: PaymentMethod;
  readonly available: boolean;
  /** Codes; null for every country. */
  readonly countries?: readonly string[] | null;
  readonly buyers?: PaymentBuyers;
  readonly minTotal?: string;
  readonly maxTotal?: string;
  readonly texts?: readonly { readonly language: string; readonly name: string; readonly hint: string }[];
}

/** Those that the specification lists, until the configuration is loaded. */
const ALL: readonly OfferedMethod[] = PAYMENT_METHODS.filter((id) => id !== 'bank_transfer').map((id) => ({
  id,
  available: id === 'cash',
}));

/**
 * The methods for a purchase, in the order of the checkout; only cash is available until the configuration is loaded. The
 * demo shows what can be connected too; in a shop of its own that would be a promise.
 */
export function paymentChoices(
  offered: readonly OfferedMethod[] = ALL,
  purchase: OfferedPurchase,
  language: string,
): PaymentChoice[] {
  return offered
    .filter(({ available }) => available || hasSampleContent())
    .filter((method) => isOfferedFor(termsOf(method), purchase))
    .map(({ id, available, texts = [] }) => {
      const { name = '', hint = '' } = texts.find((text) => text.language === language) ?? {};
      return { id, isAvailable: available, name, hint };
    });
}

function termsOf({ countries = null, buyers = 'everybody', minTotal, maxTotal }: OfferedMethod) {
  const limitOf = (amount: string | undefined) => (amount === undefined ? null : parseMinor(amount));
  return { countries, buyers, minTotalMinor: limitOf(minTotal), maxTotalMinor: limitOf(maxTotal) };
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
