import { Readable } from 'node:stream';
import { CatalogModule } from '@kp/catalog';
import { isLanguageCode, LANGUAGE_PARAMETER } from '@kp/i18n';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { Public } from '@kp/platform/http';
import { sendCachedResponse } from '@kp/platform/response-cache';
import { SettingsModule } from '@kp/settings';
import { Controller, Get, Module, NotFoundException, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductFeed, XML } from './product-feed';

@ApiExcludeController()
@Public()
@Controller()
export class ProductFeedController {
  constructor(private readonly feed: ProductFeed) {}

  @Get('product-feed.xml')
  async showProductFeed(
    @Query(LANGUAGE_PARAMETER) language: unknown = catalogLanguage(),
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isLanguageCode(language)) throw new NotFoundException('There is no feed in that language (lang).');
    const cached = await this.feed.cached(language);
    if (cached) sendCachedResponse(request, reply, cached);
    else void reply.header('content-type', XML).send(Readable.from(this.feed.parts(language)));
  }
}

@Module({
  imports: [CatalogModule, SettingsModule],
  controllers: [ProductFeedController],
  providers: [ProductFeed],
})
export class ProductFeedModule {}
