import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { ScheduledRuns } from '@kp/platform/scheduler';
import { ExchangeRatesConfig } from '../exchange-rates.config';
import { REFRESH_EXCHANGE_RATES } from '../jobs/refresh-exchange-rates';
import { RatesService } from '../rates.service';
import {
  AddExchangeRateRequest,
  AddVatRateRequest,
  ExchangeRateFeedResponse,
  ExchangeRateParam,
  ExchangeRateResponse,
  VatRateParam,
  VatRateResponse,
} from './rates.dto';

@Access('admin', 'taxes')
@Controller('admin/api')
export class RatesController {
  constructor(
    private readonly rates: RatesService,
    private readonly runs: ScheduledRuns,
    private readonly config: ExchangeRatesConfig,
  ) {}

  /** By country and class, newest first. */
  @Access('admin', ['taxes', 'settings'])
  @Get('vat-rates')
  async listVatRates(): Promise<VatRateResponse[]> {
    return VatRateResponse.listFrom(await this.rates.listVatRates());
  }

  /** From today or a later day on; answers all rates. 409 SETTINGS.RATE_EXISTS when the class has one of that day. */
  @Post('vat-rates')
  async addVatRate(
    @Body() request: AddVatRateRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<VatRateResponse[]> {
    const { taxClass = 'standard' } = request;
    await this.rates.addVatRate({ ...request, taxClass }, principal);
    return this.listVatRates();
  }

  /** Of the future only: 409 SETTINGS.RATE_IN_FORCE once it has applied. */
  @HttpCode(204)
  @Delete('vat-rates/:country/:taxClass/:validFrom')
  async deleteVatRate(@Param() rate: VatRateParam, @CurrentPrincipal() principal: Principal): Promise<void> {
    await this.rates.deleteVatRate(rate, principal);
  }

  /** By pair of currencies, newest first. */
  @Access('admin', ['taxes', 'settings'])
  @Get('exchange-rates')
  async listExchangeRates(): Promise<ExchangeRateResponse[]> {
    return ExchangeRateResponse.listFrom(await this.rates.listExchangeRates());
  }

  /** Where daily rates come from, and whether the last download worked. */
  @Access('admin', ['taxes', 'settings'])
  @Get('exchange-rate-feed')
  async getAdminExchangeRateFeed(): Promise<ExchangeRateFeedResponse> {
    const runs = await this.runs.listLatest();
    const last = runs.find(({ name }) => name === REFRESH_EXCHANGE_RATES);
    return ExchangeRateFeedResponse.from(this.config.feedUrl, last);
  }

  /** From today or a later day on; answers all rates. 409 SETTINGS.RATE_EXISTS when the pair has one of that day. */
  @Post('exchange-rates')
  async addExchangeRate(
    @Body() request: AddExchangeRateRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ExchangeRateResponse[]> {
    await this.rates.addExchangeRate(request, { actor: principal });
    return this.listExchangeRates();
  }

  /** Of the future only: 409 SETTINGS.RATE_IN_FORCE once invoices may have used it. */
  @HttpCode(204)
  @Delete('exchange-rates/:base/:quote/:validFrom')
  async deleteExchangeRate(
    @Param() pairAndDay: ExchangeRateParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.rates.deleteExchangeRate(pairAndDay, principal);
  }
}
