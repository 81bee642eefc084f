import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import { VatReport } from './vat-report';
import { VatOfRateResponse, VatReportQuery } from './vat-report.dto';

@Access('admin', ['reports', 'taxes', 'accounting'])
@Controller('admin/api')
export class VatReportController {
  constructor(private readonly report: VatReport) {}

  /** Net and VAT of the documents of a period by country, category and rate, and the VAT that fell due in it. */
  @Get('vat-report')
  async getVatReportByAdmin(@Query() period: VatReportQuery): Promise<VatOfRateResponse[]> {
    return (await this.report.read(period)).map((row) => VatOfRateResponse.from(row));
  }

  /** The documents of a period, a row per rate: UTF-8 with a byte order mark. */
  @Access('admin', ['invoices', 'accounting'])
  @ApiOkResponse(CSV_FILE)
  @Get('invoices.csv')
  exportInvoicesByAdmin(@Query() period: VatReportQuery): StreamableFile {
    return csvFile(this.report.table(period));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 rows. */
  @Access('admin', ['invoices', 'accounting'])
  @ApiOkResponse(XLSX_FILE)
  @Get('invoices.xlsx')
  exportInvoiceWorkbookByAdmin(@Query() period: VatReportQuery): Promise<StreamableFile> {
    return xlsxFile(this.report.table(period));
  }
}
