import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { ShopSettingsService } from '../shop-settings.service';
import { BrandSettingsResponse, SaveBrandSettingsRequest } from './brand-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/brand-settings')
export class BrandSettingsController {
  constructor(private readonly shop: ShopSettingsService) {}

  /** What the shop is called. */
  @Get()
  getAdminBrandSettings(): BrandSettingsResponse {
    const { name } = this.shop.getSettings();
    return { name };
  }

  /** Pages that are rendered from now on have the new name; documents and sent emails keep theirs. */
  @Put()
  async saveAdminBrandSettings(
    @Body() { name }: SaveBrandSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<BrandSettingsResponse> {
    const saved = await this.shop.change({ name }, principal);
    return { name: saved.name };
  }
}
