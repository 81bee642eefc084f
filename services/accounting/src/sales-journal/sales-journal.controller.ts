import { Controller, Get, Query, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, RequestLanguage } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import type { FastifyReply } from 'fastify';
import { SalesJournal } from './sales-journal';
import { SalesJournalFile } from './sales-journal-file';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { ListSalesJournalRequest, SaleResponse } from './sales-journal.dto';

@Access('admin', 'accounting')
@Controller('admin/api')
export class SalesJournalController {
  constructor(
    private readonly journal: SalesJournal,
    private readonly file: SalesJournalFile,
  ) {}

  /** The documents of a month in the order of their days, with X-Total-Count. */
  @Get('sales-journal')
  async listSalesJournal(
    @Query() { month, limit = 100, offset = 0 }: ListSalesJournalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SaleResponse[]> {
    const { sales, total } = await this.journal.list(month, limit, offset);
    void reply.header('x-total-count', total);
    return sales.map((sale) => SaleResponse.from(sale));
  }

  /** The same as a table in the language of the request, with its decimal mark: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('sales-journal.csv')
  async exportSalesJournal(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return csvFile(await this.file.table(month, language));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 rows. */
  @ApiOkResponse(XLSX_FILE)
  @Get('sales-journal.xlsx')
  async exportSalesJournalWorkbook(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return xlsxFile(await this.file.table(month, language));
  }
}
