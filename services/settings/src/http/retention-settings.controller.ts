import { Body, Controller, Get, Put } from '@nestjs/common';
import type { RetentionPeriods } from '@kp/commerce/retention-periods';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { SettingsService } from '../settings.service';
import { RetentionSettingsResponse, SaveRetentionSettingsRequest } from './retention-settings.dto';

@Access('admin', 'settings')
@Controller('admin/api/retention-settings')
export class RetentionSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** After how many days data is deleted. */
  @Get()
  getRetentionSettings(): RetentionSettingsResponse {
    return responseOf(this.settings.getRetentionPeriods());
  }

  /** The next run of each scheduled job applies them; what is deleted cannot be brought back. */
  @Put()
  async saveRetentionSettings(
    @Body() request: SaveRetentionSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<RetentionSettingsResponse> {
    return responseOf(await this.settings.saveRetentionPeriods(responseOf(request), principal));
  }
}

function responseOf(periods: RetentionPeriods): RetentionSettingsResponse {
  const { mailDays, unsentMailDays, checkoutDays, webhookDays, messageDays } = periods;
  return { mailDays, unsentMailDays, checkoutDays, webhookDays, messageDays };
}
