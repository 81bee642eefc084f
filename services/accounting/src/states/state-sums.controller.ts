import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, RequestLanguage } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { StateSumsReader } from './state-sums';
import { AccountingStatesResponse } from './state-sums.dto';
import { StatesFiles } from './states-files';

@Access('admin', 'accounting')
@Controller('admin/api')
export class StateSumsController {
  constructor(
    private readonly sums: StateSumsReader,
    private readonly files: StatesFiles,
  ) {}

  /** Sales by member state of the year, and intra-Community supplies of its customers, of the year and of the month. */
  @Get('accounting-states')
  async getAccountingStates(@Query() { month }: AccountingMonthRequest): Promise<AccountingStatesResponse> {
    return AccountingStatesResponse.from(await this.sums.of(month));
  }

  /** The sales as a table in the language of the request: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('oss-sales.csv')
  async exportAccountingOssSales(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return csvFile(await this.files.sales(month, language));
  }

  /** The same as a workbook. */
  @ApiOkResponse(XLSX_FILE)
  @Get('oss-sales.xlsx')
  async exportAccountingOssSalesWorkbook(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return xlsxFile(await this.files.sales(month, language));
  }

  /** The supplies as a table in the language of the request: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('intra-community-supplies.csv')
  async exportAccountingSupplies(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return csvFile(await this.files.supplies(month, language));
  }

  /** The same as a workbook. */
  @ApiOkResponse(XLSX_FILE)
  @Get('intra-community-supplies.xlsx')
  async exportAccountingSuppliesWorkbook(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return xlsxFile(await this.files.supplies(month, language));
  }
}
