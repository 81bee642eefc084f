import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { SettingsService } from '../settings.service';
import {
  AdminShippingSettingsResponse,
  SaveShippingSettingsRequest,
  shippingSettingsOf,
} from './admin-shipping-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/shipping-settings')
export class AdminShippingSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** What shipping costs, and where parcels are followed. */
  @Get()
  async getAdminShippingSettings(): Promise<AdminShippingSettingsResponse> {
    return AdminShippingSettingsResponse.from(await this.settings.getShippingSettings());
  }

  /** The costs are for orders from now on, the template for all. Without a template the stored one stays. */
  @Put()
  async saveShippingSettings(
    @Body() request: SaveShippingSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AdminShippingSettingsResponse> {
    const saved = await this.settings.changeShippingSettings(shippingSettingsOf(request), principal);
    return AdminShippingSettingsResponse.from(saved);
  }
}
