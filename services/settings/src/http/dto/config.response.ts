import { PAYMENT_METHODS } from '@kp/commerce';
import { AVAILABLE_LANGUAGES } from '@kp/i18n/languages';
import { isPaymentMethodAvailable } from '../../domain/payment-methods';
import type { PublicCompany } from '../../domain/public-company';

export class PaymentMethodResponse {
  id: 'stripe' | 'revolut' | 'paypal' | 'cash';

  /** False when the method is listed but no order can be placed with it. */
  available: boolean;
}

/** The seller as the footer and the legal pages show it; a text is empty when it is not known. */
export class CompanyResponse {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  /** @example "Mon-Fri 9-5 EET" */
  openingHours: string;
}

export class ConfigResponse {
  /**
   * ISO 4217 code of the currency of all prices.
   * @example "USD"
   */
  currency: string;

  /** Codes of the languages that can be chosen. */
  languages: string[];

  /** In the order the checkout lists them. */
  paymentMethods: PaymentMethodResponse[];

  /** True while payments are made to a built-in test provider and move no money. */
  testMode: boolean;

  /** Public keys of payment providers by provider; empty while none is connected. */
  publicKeys: Record<string, string>;

  company: CompanyResponse;

  static from(facts: { currency: string; testMode: boolean; company: PublicCompany }): ConfigResponse {
    return {
      currency: facts.currency,
      languages: AVAILABLE_LANGUAGES.map(({ code }) => code),
      paymentMethods: PAYMENT_METHODS.map((id) => ({ id, available: isPaymentMethodAvailable(id) })),
      testMode: facts.testMode,
      publicKeys: {},
      company: facts.company,
    };
  }
}
