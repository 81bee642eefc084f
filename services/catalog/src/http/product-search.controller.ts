import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { Public, RateLimit } from '@kp/platform/http';
import { PAGES_TAG } from '@kp/platform/response-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogService } from '../catalog.service';
import { CATALOG_TAG } from '../changes/catalog-changes';
import { CatalogResponses } from './catalog-responses';
import { FormerCategories } from './former-categories';
import { ProductFilterRequest } from './product-list.dto';
import { productFilter } from './product-filter.mapper';
import { FacetsResponse, SuggestionsResponse, SuggestProductsRequest } from './product-search.dto';

@Public()
@Controller('api/products/facets')
export class ProductFacetsController {
  constructor(
    private readonly responses: CatalogResponses,
    private readonly catalog: CatalogService,
    private readonly formerCategories: FormerCategories,
  ) {}

  /** Number of products per filter; accepts the filters of `GET /api/products`. */
  @Get()
  @ApiOkResponse({ type: FacetsResponse })
  async countFacets(
    @Query() query: ProductFilterRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = productFilter(query, request, null);
    const produce = async () => {
      await this.formerCategories.check(filter);
      return { body: await this.catalog.countFacets(filter) };
    };
    const tags = filter.priceDisplay === undefined ? [CATALOG_TAG] : [CATALOG_TAG, PAGES_TAG];
    // Without the stock tag, because counting reads every product and a sale rarely changes a number.
    const cachePolicy = { onlyRepeatedRequests: filter.search !== undefined };
    await this.responses
      .send({ request, reply, principal: null }, tags, produce, '', cachePolicy)
      .catch((error: unknown) => this.formerCategories.redirect(error, request, reply));
  }
}

@Public()
@Controller('api/products/suggestions')
export class ProductSuggestionsController {
  constructor(
    private readonly responses: CatalogResponses,
    private readonly catalog: CatalogService,
  ) {}

  /** Products and categories for a text that is still being typed. */
  @Get()
  // A whole office may share one IP.
  @RateLimit({ limit: 600, seconds: 60 })
  @ApiOkResponse({ type: SuggestionsResponse })
  async suggestProducts(
    @Query() { q = '', language = DEFAULT_LANGUAGE }: SuggestProductsRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const produce = async () => ({ body: await this.catalog.suggest(q, language) });
    const cachePolicy = { onlyRepeatedRequests: true };
    await this.responses.send({ request, reply, principal: null }, [CATALOG_TAG], produce, '', cachePolicy);
  }
}
