import { Controller, Get } from '@nestjs/common';
import { ConnectedProviders } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import { ConfigResponse, ShippingSettingsResponse } from './settings.dto';
import { SettingsService } from './settings.service';
import { HOME_COUNTRY } from './vat-rate.entity';

@Controller('api/config')
export class ConfigController {
  constructor(
    private readonly settings: SettingsService,
    private readonly providers: ConnectedProviders,
  ) {}

  /** What a browser needs to know before it shows the shop: currency, languages, payment methods, the seller. */
  @Public()
  @Get()
  async getConfig(): Promise<ConfigResponse> {
    const { currency } = await this.settings.getShippingTerms();
    const company = await this.settings.getPublicCompany();
    return ConfigResponse.from({ currency, company, providers: this.providers });
  }
}

@Controller('api/shipping-settings')
export class ShippingSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** What shipping costs, and the VAT rate of the checkout. */
  @Public()
  @Get()
  async getShippingSettings(): Promise<ShippingSettingsResponse> {
    const terms = await this.settings.getShippingTerms();
    const vatRate = await this.settings.getVatRate(HOME_COUNTRY, new Date());
    return ShippingSettingsResponse.from(terms, vatRate);
  }
}
