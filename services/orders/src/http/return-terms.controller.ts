import { countryCodeOf } from '@kp/commerce/countries';
import { Public } from '@kp/platform/http';
import { HOME_COUNTRY, SettingsService } from '@kp/settings';
import { Controller, Get } from '@nestjs/common';
import { OrdersConfig } from '../orders.config';
import { ReturnTermsResponse } from './returns.dto';

@Controller('api/return-terms')
export class ReturnTermsController {
  constructor(
    private readonly config: OrdersConfig,
    private readonly settings: SettingsService,
  ) {}

  /** What every order can be returned on. */
  @Public()
  @Get()
  async getReturnTerms(): Promise<ReturnTermsResponse> {
    const { country } = await this.settings.getPublicCompany();
    return { days: this.config.returnDays, country: countryCodeOf(country) ?? HOME_COUNTRY };
  }
}
