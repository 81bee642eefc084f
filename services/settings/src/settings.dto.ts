import { PAYMENT_METHODS } from '@kp/commerce';
import { AVAILABLE_LANGUAGES } from '@kp/i18n/languages';
import type { ConnectedProviders } from '@kp/platform/config';
import type { PublicCompany } from './settings.entity';
import type { ShippingTerms } from './settings.service';

export class PaymentMethodResponse {
  id: 'stripe' | 'revolut' | 'paypal' | 'cash';

  /** False when the method is listed but no order can be placed with it. */
  available: boolean;

  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;

  static listOf(providers: Pick<ConnectedProviders, 'modeOf'>): PaymentMethodResponse[] {
    return PAYMENT_METHODS.map((id) => ({
      id,
      available: id === 'cash' || providers.modeOf(id) !== null,
      isTest: id !== 'cash' && providers.modeOf(id) === 'sandbox',
    }));
  }
}

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
  /** ISO 4217 code of the currency of all prices. @example "USD" */
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

  static from({
    currency,
    company,
    providers,
  }: {
    currency: string;
    company: PublicCompany;
    providers: ConnectedProviders;
  }): ConfigResponse {
    return {
      currency,
      languages: AVAILABLE_LANGUAGES.map(({ code }) => code),
      paymentMethods: PaymentMethodResponse.listOf(providers),
      testMode: providers.isTestMode,
      publicKeys: providers.publicKeys(),
      company,
    };
  }
}

export class ShippingSettingsResponse {
  /** Shipping is free for a subtotal strictly above this, in units of the currency. @example 500 */
  freeShippingThreshold: number;

  /** Shipping of every other order, in units of the currency. @example 25 */
  standardShippingCost: number;

  /** @example "USD" */
  currency: string;

  /** VAT added to the subtotal today, as a share. @example 0.19 */
  vatRate: number;

  static from(terms: ShippingTerms, vatRate: number): ShippingSettingsResponse {
    return {
      freeShippingThreshold: terms.thresholdMinor / 100,
      standardShippingCost: terms.costMinor / 100,
      currency: terms.currency,
      vatRate,
    };
  }
}
