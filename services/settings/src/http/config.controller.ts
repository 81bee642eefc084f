import { Controller, Get } from '@nestjs/common';
import { ConnectedProviders } from '@kp/platform/config';
import { Public } from '@kp/platform/http';
import { SettingsService } from '../settings.service';
import { ConfigResponse } from './dto/config.response';

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
    const { currency } = await this.settings.getShippingSettings();
    const company = await this.settings.getPublicCompany();
    return ConfigResponse.from({ currency, company, providers: this.providers });
  }
}
