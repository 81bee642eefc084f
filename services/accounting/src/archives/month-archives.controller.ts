import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, CurrentPrincipal, type Principal, RateLimit, RequestLanguage } from '@kp/platform/http';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { MonthArchives } from './month-archives';
import { FoundMonthArchiveResponse, MonthArchiveResponse } from './month-archives.dto';

const ZIP = 'application/zip';

@Access('admin', 'accounting')
@Controller('admin/api/accounting-months/:month')
export class MonthArchivesController {
  constructor(private readonly archives: MonthArchives) {}

  /** The newest archive of the month, with how far it is. */
  @Get('archive')
  async getAccountingArchive(@Param() { month }: AccountingMonthRequest): Promise<FoundMonthArchiveResponse> {
    const archive = await this.archives.find(month);
    return { archive: archive && MonthArchiveResponse.from(archive) };
  }

  /** Has one made of all its documents, with journals in the language of the request. */
  @RateLimit({ limit: 10, seconds: 60, by: 'caller' })
  @HttpCode(202)
  @Post('archive')
  async requestAccountingArchive(
    @Param() { month }: AccountingMonthRequest,
    @RequestLanguage() language: LanguageCode,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MonthArchiveResponse> {
    return MonthArchiveResponse.from(await this.archives.request(month, language, principal));
  }

  /** Streamed; 404 ACCOUNTING.NO_ARCHIVE until it is made. */
  @ApiOkResponse({ content: { [ZIP]: { schema: { type: 'string', format: 'binary' } } } })
  @Get('archive.zip')
  async downloadAccountingArchive(@Param() { month }: AccountingMonthRequest): Promise<StreamableFile> {
    const { content, size } = await this.archives.open(month);
    return new StreamableFile(content, {
      type: ZIP,
      length: size,
      disposition: `attachment; filename="accounting-${month}.zip"`,
    });
  }
}
