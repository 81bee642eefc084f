import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_TAG } from '../changes/catalog-tags';
import { SuggestProducts } from '../use-cases/suggest-products';
import { CatalogAnswers } from './catalog-answers';
import { SuggestProductsRequest } from './dto/suggest-products.request';
import { SuggestionsResponse } from './dto/suggestions.response';

@Public()
@Controller('api/products/suggestions')
export class ProductSuggestionsController {
  constructor(
    private readonly answers: CatalogAnswers,
    private readonly suggestions: SuggestProducts,
  ) {}

  /** Products and categories for a text that is still being typed. */
  @Get()
  // A whole office types behind one address.
  @RateLimit({ limit: 600, seconds: 60 })
  @ApiOkResponse({ type: SuggestionsResponse })
  async suggestProducts(
    @Query() { q = '' }: SuggestProductsRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const produce = async () => ({ body: await this.suggestions.execute(q) });
    // Everybody is suggested what is on sale, so an administrator's answer needs no view of its own.
    const keeping = { onlyWhenAskedAgain: true };
    await this.answers.send({ request, reply, caller: null }, [CATALOG_TAG], produce, '', keeping);
  }
}
