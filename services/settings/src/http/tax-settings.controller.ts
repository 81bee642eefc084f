import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { Taxes } from '../tax/taxes.service';
import { AddedRatesResponse, SaveTaxSettingsRequest, TaxSettingsResponse } from './tax-settings.dto';

@Access('admin', 'taxes')
@Controller('admin/api/tax-settings')
export class TaxSettingsController {
  constructor(private readonly taxes: Taxes) {}

  /** How orders are taxed from now on. */
  @Access('admin', ['taxes', 'settings'])
  @Get()
  async getTaxSettings(): Promise<TaxSettingsResponse> {
    return TaxSettingsResponse.from(this.taxes);
  }

  /**
   * For orders from now on; those that were placed keep their taxes. 409 for prices with VAT instead of without, or the
   * other way round, once there is an order, an open checkout or a quote that can still be accepted.
   */
  @Put()
  async saveTaxSettings(
    @Body() { ossSince = null, ...request }: SaveTaxSettingsRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<TaxSettingsResponse> {
    await this.taxes.save({ ...request, ossSince }, principal);
    return TaxSettingsResponse.from(this.taxes);
  }

  /** The rates of the member states as they are known, added where the shop has none of its own; answers how many. */
  @Put('official-rates')
  async addOfficialRates(@CurrentPrincipal() principal: Principal): Promise<AddedRatesResponse> {
    return { added: await this.taxes.addOfficialRates(principal) };
  }
}
