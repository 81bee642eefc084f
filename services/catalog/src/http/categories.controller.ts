import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogService } from '../catalog.service';
import { CATALOG_TAG, categoryTag } from '../changes/catalog-changes';
import { CatalogResponses } from './catalog-responses';
import { CategoryResponse } from './product.dto';

@Public()
@Controller('api/categories')
export class CategoriesController {
  constructor(
    private readonly responses: CatalogResponses,
    private readonly catalog: CatalogService,
  ) {}

  /** Every category in the order of the shop. */
  @Get()
  @ApiOkResponse({ type: CategoryResponse, isArray: true })
  async listCategories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.responses.send({ request, reply, principal: null }, [CATALOG_TAG], async () => {
      const categories = await this.catalog.listCategories();
      return { body: categories, tags: categories.map(({ id }) => categoryTag(id)) };
    });
  }
}
