import { Controller, Get } from '@nestjs/common';
import { Public } from '@kp/platform/http';
import { ShippingSettingsResponse } from './shipping-settings.dto';
import { SettingsService } from '../settings.service';
import { Taxes } from '../tax/taxes.service';

@Controller('api/shipping-settings')
export class ShippingSettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly taxes: Taxes,
  ) {}

  /** What shipping costs, and the VAT rate of the checkout. */
  @Public()
  @Get()
  async getShippingSettings(): Promise<ShippingSettingsResponse> {
    const terms = await this.settings.getShippingTerms();
    const taxes = this.taxes.of(null);
    const isByAddress = this.settings.isShippingByAddress() || this.taxes.settings.isByDestination;
    return { ...ShippingSettingsResponse.from(terms, taxes), ...(isByAddress ? { isByAddress } : {}) };
  }
}
