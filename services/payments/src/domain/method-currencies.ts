import type { CurrencyCode, PaymentMethod } from '@kp/commerce';

/** PayPal has no leu, and no decimals of a forint, which the VAT of an order can have. */
const NOT_TAKEN: Partial<Record<PaymentMethod, readonly string[]>> = { paypal: ['RON', 'HUF'] };

export const takesCurrency = (method: PaymentMethod, currency: CurrencyCode): boolean =>
  !NOT_TAKEN[method]?.includes(currency);
