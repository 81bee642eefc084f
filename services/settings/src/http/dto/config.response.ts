import { AVAILABLE_LANGUAGES } from '@kp/i18n/languages';
import type { ConnectedProviders } from '@kp/platform/config';
import { offeredMethods } from '../../domain/payment-methods';
import type { PublicCompany } from '../../domain/public-company';

export class PaymentMethodResponse {
  id: 'stripe' | 'revolut' | 'paypal' | 'cash';

  /** False when the method is listed but no order can be placed with it. */
  available: boolean;

  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;
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

  /** True while a method is paid to the built-in test provider, which moves no money. */
  testMode: boolean;

  /**
   * What a browser needs of the connected providers: `stripePublishableKey`, `revolutPublicKey`, `revolutMode` (`prod`
   * or `sandbox`). Empty while none is connected.
   */
  publicKeys: Record<string, string>;

  company: CompanyResponse;

  static from(facts: {
    currency: string;
    company: PublicCompany;
    providers: ConnectedProviders;
  }): ConfigResponse {
    return {
      currency: facts.currency,
      languages: AVAILABLE_LANGUAGES.map(({ code }) => code),
      paymentMethods: offeredMethods(facts.providers),
      testMode: facts.providers.isTestMode,
      publicKeys: facts.providers.publicKeys(),
      company: facts.company,
    };
  }
}
