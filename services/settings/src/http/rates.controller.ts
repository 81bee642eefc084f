import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import { RatesService } from '../rates.service';
import {
  AddExchangeRateRequest,
  AddVatRateRequest,
  ExchangeRateParam,
  ExchangeRateResponse,
  VatRateParam,
  VatRateResponse,
} from './rates.dto';

@Access('admin', 'settings')
@Controller('admin/api')
export class RatesController {
  constructor(private readonly rates: RatesService) {}

  /** By country, newest first. */
  @Header('cache-control', 'no-store')
  @Get('vat-rates')
  async listVatRates(): Promise<VatRateResponse[]> {
    return VatRateResponse.listFrom(await this.rates.listVatRates());
  }

  /** From today or a later day on; answers all rates. 409 SETTINGS.RATE_EXISTS when the country has one of that day. */
  @Post('vat-rates')
  async addVatRate(@Body() request: AddVatRateRequest): Promise<VatRateResponse[]> {
    await this.rates.addVatRate(request);
    return this.listVatRates();
  }

  /** Of the future only: 409 SETTINGS.RATE_IN_FORCE once it has applied. */
  @HttpCode(204)
  @Delete('vat-rates/:country/:validFrom')
  async deleteVatRate(@Param() { country, validFrom }: VatRateParam): Promise<void> {
    await this.rates.deleteVatRate(country, validFrom);
  }

  /** By pair of currencies, newest first. */
  @Header('cache-control', 'no-store')
  @Get('exchange-rates')
  async listExchangeRates(): Promise<ExchangeRateResponse[]> {
    return ExchangeRateResponse.listFrom(await this.rates.listExchangeRates());
  }

  /** From today or a later day on; answers all rates. 409 SETTINGS.RATE_EXISTS when the pair has one of that day. */
  @Post('exchange-rates')
  async addExchangeRate(@Body() request: AddExchangeRateRequest): Promise<ExchangeRateResponse[]> {
    await this.rates.addExchangeRate(request);
    return this.listExchangeRates();
  }

  /** Of the future only: 409 SETTINGS.RATE_IN_FORCE once invoices may have used it. */
  @HttpCode(204)
  @Delete('exchange-rates/:base/:quote/:validFrom')
  async deleteExchangeRate(@Param() { base, quote, validFrom }: ExchangeRateParam): Promise<void> {
    await this.rates.deleteExchangeRate(base, quote, validFrom);
  }
}
