import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_TAG } from '../changes/catalog-tags';
import { CountFacets } from '../use-cases/count-facets';
import { CatalogAnswers } from './catalog-answers';
import { FacetsResponse } from './dto/facets.response';
import { NarrowProductsRequest } from './dto/narrow-products.request';
import { productFilter } from './product-filter.mapper';

@Public()
@Controller('api/products/facets')
export class ProductFacetsController {
  constructor(
    private readonly answers: CatalogAnswers,
    private readonly facets: CountFacets,
  ) {}

  /** How many products each filter would leave; takes what narrows `GET /api/products`. */
  @Get()
  @ApiOkResponse({ type: FacetsResponse })
  async countFacets(
    @Query() query: NarrowProductsRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = productFilter(query, request, null);
    const produce = async () => ({ body: await this.facets.execute(filter) });
    // Counting reads every product, and a sale rarely changes a number: sales leave the answer to its age.
    const keeping = { onlyWhenAskedAgain: filter.search !== undefined };
    await this.answers.send({ request, reply, caller: null }, [CATALOG_TAG], produce, '', keeping);
  }
}
