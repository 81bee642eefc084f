import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CATALOG_TAG, categoryTag } from '../changes/catalog-tags';
import { ListCategories } from '../use-cases/list-categories';
import { CatalogAnswers } from './catalog-answers';
import { CategoryResponse } from './dto/category.response';

@Public()
@Controller('api/categories')
export class CategoriesController {
  constructor(
    private readonly answers: CatalogAnswers,
    private readonly categories: ListCategories,
  ) {}

  /** Every category in the order of the shop. */
  @Get()
  @ApiOkResponse({ type: CategoryResponse, isArray: true })
  async listCategories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Everybody sees the same categories, so an administrator's answer needs no view of its own.
    await this.answers.send({ request, reply, caller: null }, [CATALOG_TAG], async () => {
      const categories = await this.categories.execute();
      return { body: categories, tags: categories.map(({ id }) => categoryTag(id)) };
    });
  }
}
