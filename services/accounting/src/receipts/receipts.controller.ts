import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, RequestLanguage } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { ListReceiptsJournalRequest, ReceiptResponse, ReceiptSumResponse } from './receipts.dto';
import { ReceiptsFile } from './receipts-file';
import { ReceiptsJournal } from './receipts-journal';

@Access('admin', 'accounting')
@Controller('admin/api')
export class ReceiptsController {
  constructor(
    private readonly journal: ReceiptsJournal,
    private readonly file: ReceiptsFile,
  ) {}

  /** What was paid in a month and what went back, in the order of the days; how many there are is in the sums. */
  @Get('receipts-journal')
  async listReceiptsJournal(
    @Query() { month, limit = 100, offset = 0 }: ListReceiptsJournalRequest,
  ): Promise<ReceiptResponse[]> {
    return (await this.journal.list(month, limit, offset)).map((receipt) => ReceiptResponse.from(receipt));
  }

  /** What each kind and method of it comes to, in each currency. */
  @Get('receipts-sums')
  async sumReceiptsJournal(@Query() { month }: AccountingMonthRequest): Promise<ReceiptSumResponse[]> {
    return (await this.journal.sum(month)).map((sum) => ReceiptSumResponse.from(sum));
  }

  /** The journal as a table in the language of the request, with its decimal mark: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('receipts-journal.csv')
  async exportReceiptsJournal(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return csvFile(await this.file.table(month, language));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 rows. */
  @ApiOkResponse(XLSX_FILE)
  @Get('receipts-journal.xlsx')
  async exportReceiptsJournalWorkbook(
    @Query() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
  ): Promise<StreamableFile> {
    return xlsxFile(await this.file.table(month, language));
  }
}
