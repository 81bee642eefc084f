import { LANGUAGES } from '@kp/i18n';
import { PaymentMethods, PaymentsCoreModule } from '@kp/payments';
import { Public } from '@kp/platform/http';
import {
  Brand,
  GuaranteeNotices,
  LegalDuties,
  NewsletterConfig,
  Pages,
  publicBrand,
  SettingsModule,
  SettingsService,
  Taxes,
} from '@kp/settings';
import { Controller, Get, Module } from '@nestjs/common';
import { ConfigResponse } from './public-config.dto';

@Controller('api/config')
export class ConfigController {
  constructor(
    private readonly settings: SettingsService,
    private readonly paymentMethods: PaymentMethods,
    private readonly legalDuties: LegalDuties,
    private readonly guaranteeNotices: GuaranteeNotices,
    private readonly newsletter: NewsletterConfig,
    private readonly taxes: Taxes,
    private readonly brand: Brand,
    private readonly pages: Pages,
  ) {}

  /** Public configuration: currency, languages, payment methods, seller. */
  @Public()
  @Get()
  async getConfig(): Promise<ConfigResponse> {
    const { currency } = await this.settings.getShippingTerms();
    const priceDisplay = this.taxes.priceDisplay();
    const { addresses: guaranteeNotices } = this.guaranteeNotices;
    const brand = publicBrand(this.brand.settings, this.pages.published.length > 0);
    return {
      currency,
      ...(this.taxes.settings.isTaxIncluded ? { isTaxIncluded: true } : {}),
      ...(priceDisplay ? { priceDisplay } : {}),
      languages: LANGUAGES.map(({ code }) => code),
      paymentMethods: this.paymentMethods.list(),
      defaultPaymentMethod: this.paymentMethods.defaultMethod,
      testMode: this.paymentMethods.isTestMode,
      publicKeys: this.paymentMethods.publicKeys(),
      company: await this.settings.getPublicCompany(),
      newsletter: this.newsletter.state,
      legalDuties: this.legalDuties.listOn(),
      ...(Object.keys(guaranteeNotices).length > 0 ? { guaranteeNotices } : {}),
      ...(brand ? { brand } : {}),
    };
  }
}

@Module({ imports: [SettingsModule, PaymentsCoreModule], controllers: [ConfigController] })
export class PublicConfigModule {}
