import type { PriceDisplay } from '@kp/commerce';
import type { LegalDuty } from '@kp/commerce/legal-duties';
import type { NewsletterState } from '@kp/commerce/newsletter-rules';
import { PaymentMethodResponse } from '@kp/payments';
import { BrandResponse, CompanyResponse } from '@kp/settings';

export class ConfigResponse {
  /** ISO 4217 code of the currency of all prices. @example "USD" */
  currency: string;

  /** Prices, discounts and thresholds include VAT. Absent where they do not. */
  isTaxIncluded?: boolean;

  /** Which of both prices of a product comes first until a visitor chooses. Absent where there is no VAT. */
  priceDisplay?: PriceDisplay;

  /** Codes of the languages that can be chosen. */
  languages: string[];

  /** In the order the checkout lists them. */
  paymentMethods: PaymentMethodResponse[];

  /** Chosen at first in the checkout; one that is available. */
  defaultPaymentMethod: PaymentMethodResponse['id'];

  /** True while a method is paid to the built-in test provider, which moves no money. */
  testMode: boolean;

  /**
   * What a browser needs of the connected providers: `stripePublishableKey`, `revolutPublicKey`, `revolutMode` (`prod`
   * or `sandbox`). Empty while none is connected.
   */
  publicKeys: Record<string, string>;

  company: CompanyResponse;

  /** `open`: it takes sign-ups; `announced`: its box says that it is not open yet; `hidden`: there is no box. */
  newsletter: NewsletterState;

  /** What the pages owe consumers in the country of the seller. */
  legalDuties: LegalDuty[];

  /** Addresses of the official notice of the legal guarantee by language. Absent while the shop has none. */
  guaranteeNotices?: Record<string, string>;

  /** Absent for a shop that looks like the theme. */
  brand?: BrandResponse;
}
