import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { DeliveryService } from '../delivery.service';
import { AdminDeliverySettingsResponse, SaveDeliverySettingsRequest } from './delivery-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/delivery-settings')
export class AdminDeliverySettingsController {
  constructor(private readonly delivery: DeliveryService) {}

  /** When parcels leave, and how long they take in the seller's country. */
  @Get()
  getAdminDeliverySettings(): AdminDeliverySettingsResponse {
    return AdminDeliverySettingsResponse.from(this.delivery.getSettings(), this.delivery.homeCountry);
  }

  /** For orders from now on: placed ones keep what they were promised. */
  @Put()
  async saveAdminDeliverySettings(
    @Body() request: SaveDeliverySettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AdminDeliverySettingsResponse> {
    const { homeCountry, ...settings } = AdminDeliverySettingsResponse.from(
      request,
      this.delivery.homeCountry,
    );
    return AdminDeliverySettingsResponse.from(await this.delivery.change(settings, principal), homeCountry);
  }
}
