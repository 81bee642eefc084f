import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { ShopSettingsService } from '../shop-settings.service';
import { SaveShopSettingsRequest, ShopSettingsResponse } from './shop-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/shop-settings')
export class ShopSettingsController {
  constructor(private readonly shop: ShopSettingsService) {}

  /** What the shop trades and invoices in. */
  @Get()
  getAdminShopSettings(): ShopSettingsResponse {
    return ShopSettingsResponse.from(this.shop.getSettings());
  }

  /** 409 for another currency once there is an order, an open checkout or a quote that can still be accepted. */
  @Put()
  async saveAdminShopSettings(
    @Body() { currency, invoiceCurrency = null }: SaveShopSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ShopSettingsResponse> {
    const saved = await this.shop.change({ currency, invoiceCurrency }, principal);
    return ShopSettingsResponse.from(saved);
  }
}
