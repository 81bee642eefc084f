import { Injectable } from '@nestjs/common';
import { HOME_COUNTRY, SettingsService } from '@kp/settings';
import type { PricingTerms } from './domain/order-pricing';

/** What every order is priced with now: shipping, and the shop's own VAT rate for every destination. */
@Injectable()
export class PricingTermsReader {
  constructor(private readonly settings: SettingsService) {}

  async getTerms(): Promise<PricingTerms> {
    return {
      shipping: await this.settings.getShippingSettings(),
      vatRate: await this.settings.getVatRate(HOME_COUNTRY, new Date()),
    };
  }
}
