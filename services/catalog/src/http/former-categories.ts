import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogPages } from '../catalog-pages';
import type { ProductFilter } from '../domain/product-filter';

class CategoryMovedError extends Error {
  constructor(readonly currentSlug: string) {
    super(`The category is now ${currentSlug}`);
  }
}

/** Lists of a category by a slug that it had before. */
@Injectable()
export class FormerCategories {
  constructor(private readonly pages: CatalogPages) {}

  /** @throws an error that `redirect` answers */
  async check({ categorySlug }: ProductFilter): Promise<void> {
    if (categorySlug === undefined) return;
    const current = await this.pages.currentCategorySlug(categorySlug);
    if (current !== null) throw new CategoryMovedError(current);
  }

  redirect(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (!(error instanceof CategoryMovedError)) throw error;
    const [path, query] = request.url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.delete('category');
    parameters.set('categorySlug', error.currentSlug);
    // The slug may be given to another category later.
    void reply.header('cache-control', 'no-cache').redirect(`${path}?${parameters}`, 301);
  }
}
