import { Controller, Get } from '@nestjs/common';
import { Public } from '@kp/platform/http';
import { ShippingSettingsResponse } from './shipping-settings.dto';
import { SettingsService } from '../settings.service';
import { HOME_COUNTRY } from '../vat-rate.entity';

@Controller('api/shipping-settings')
export class ShippingSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** What shipping costs, and the VAT rate of the checkout. */
  @Public()
  @Get()
  async getShippingSettings(): Promise<ShippingSettingsResponse> {
    const terms = await this.settings.getShippingTerms();
    const vatRate = await this.settings.getVatRate(HOME_COUNTRY, new Date());
    const isByAddress = this.settings.hasShippingZones();
    return { ...ShippingSettingsResponse.from(terms, vatRate), ...(isByAddress ? { isByAddress } : {}) };
  }
}
