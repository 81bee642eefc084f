import type { CurrencyCode } from '@kp/commerce';

export class PaymentMethodResponse {
  id: 'stripe' | 'revolut' | 'paypal' | 'cash';

  /** False when the method is listed but no order can be placed with it. */
  available: boolean;

  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;

  /** ISO 3166 codes of the countries that it is offered for; null for every country. @example ["RO"] */
  countries: string[] | null;
}

export class AdminPaymentMethodResponse {
  id: PaymentMethodResponse['id'];

  /** `live` takes real money, `test` moves none, `off` is not offered. */
  mode: 'live' | 'test' | 'off';

  /** The currency of the shop when the method does not take it, so that customers are not offered it; else null. */
  refusedCurrency: CurrencyCode | null;
}
