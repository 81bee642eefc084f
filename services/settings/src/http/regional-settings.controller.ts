import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { ShopSettingsService } from '../shop-settings.service';
import { RegionalSettingsResponse, SaveRegionalSettingsRequest } from './regional-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/regional-settings')
export class RegionalSettingsController {
  constructor(private readonly shop: ShopSettingsService) {}

  /** The clock and the calendar of the shop. */
  @Get()
  getAdminRegionalSettings(): RegionalSettingsResponse {
    return RegionalSettingsResponse.from(this.shop.getSettings());
  }

  /**
   * Another time zone counts the sums of past days anew; orders and invoices keep their numbers, days and promises. 409 for a
   * language of the catalogue that has translations.
   */
  @Put()
  async saveAdminRegionalSettings(
    @Body() request: SaveRegionalSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<RegionalSettingsResponse> {
    return RegionalSettingsResponse.from(await this.shop.change({ ...request }, principal));
  }
}
