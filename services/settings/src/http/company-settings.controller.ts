import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { SettingsError } from '../settings.errors';
import { SettingsService } from '../settings.service';
import { companyOf, CompanySettingsResponse, SaveCompanySettingsRequest } from './company-settings.dto';

@Controller('admin/api/company-settings')
export class CompanySettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** For every signed-in user, because invoices show the seller. 404 until it is filled in. */
  @Access('customer')
  @Get()
  async getCompanySettings(): Promise<CompanySettingsResponse> {
    const company = await this.settings.findCompany();
    if (!company) throw new SettingsError('SETTINGS.COMPANY_NOT_FOUND');
    return CompanySettingsResponse.from(company);
  }

  /** Invoices that are issued already keep the seller of their day. */
  @Access('admin', 'settings')
  @Put()
  async saveCompanySettings(
    @Body() request: SaveCompanySettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<CompanySettingsResponse> {
    return CompanySettingsResponse.from(await this.settings.saveCompany(companyOf(request), principal));
  }
}
