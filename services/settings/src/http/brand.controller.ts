import { NoGlobalRateLimit, Public } from '@kp/platform/http';
import { Controller, Get, NotFoundException, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { BrandFiles } from '../brand/brand-files';
import { Brand } from '../brand/brand.service';
import { Pages } from '../pages/pages.service';
import { BrandTextQuery, BrandTextResponse } from './brand-settings.dto';

@Controller('api/brand-texts')
export class BrandTextsController {
  constructor(
    private readonly brand: Brand,
    private readonly pages: Pages,
  ) {}

  /** What the shop says of itself in a language, and the pages that it has written. */
  @Public()
  @Get()
  getBrandTexts(@Query() { language }: BrandTextQuery): BrandTextResponse {
    return { ...this.brand.textIn(language), pages: this.pages.publishedIn(language) };
  }
}

/** A drawing that somebody opens by itself may do nothing on the shop's origin. */
const SANDBOX = "default-src 'none'; sandbox";

/** Names contain a hash of the content, so a file never changes. */
@ApiExcludeController()
@Public()
@NoGlobalRateLimit()
@Controller('brand')
export class BrandFilesController {
  constructor(private readonly files: BrandFiles) {}

  @Get(':file')
  async getBrandFile(@Param('file') name: string, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.files.open(name);
    if (!file) throw new NotFoundException('There is no such file.');
    await reply
      .header('content-type', file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', SANDBOX)
      .send(file.content);
  }
}
