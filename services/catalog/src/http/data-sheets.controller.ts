import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { IdParam, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { DataSheets } from '../products/data-sheets';
import { LanguageRequest } from './product-list.dto';

@Public()
@Controller('api/products/:id/data-sheet')
export class DataSheetsController {
  constructor(private readonly dataSheets: DataSheets) {}

  /** Name, description and attributes of a product on sale as a PDF, in the language of the request. */
  @Get()
  // Drawing takes as long as a hundred reads.
  @RateLimit({ limit: 60, seconds: 60 })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getDataSheet(
    @Param() { id }: IdParam,
    @Query() { language }: LanguageRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, pdf } = await this.dataSheets.get(
      id,
      isLanguageCode(language) ? language : DEFAULT_LANGUAGE,
    );
    await reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${fileName}"`)
      .header('cache-control', 'public, max-age=300')
      .send(pdf);
  }
}
