import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { isLanguageCode } from '@kp/i18n/languages';
import { type Caller, CurrentCaller, Public } from '@kp/platform/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogReader } from '../catalog-reader';
import { CATALOG_TAG, categoryTag, productTag, STOCK_TAG } from '../changes/catalog-tags';
import { ListProductReviews } from '../use-cases/list-product-reviews';
import { ListProducts } from '../use-cases/list-products';
import { CatalogAnswers, viewerOf } from './catalog-answers';
import { ListProductsRequest } from './dto/list-products.request';
import { ListReviewsRequest } from './dto/list-reviews.request';
import { ProductIdRequest, ProductSlugRequest } from './dto/product-key.request';
import { ProductResponse } from './dto/product.response';
import { ReviewResponse } from './dto/review.response';
import { productFilter } from './product-filter.mapper';

const TOTAL_COUNT = {
  'X-Total-Count': { description: 'Products on all pages.', schema: { type: 'integer' } },
};
const NOT_FOUND = { description: 'CATALOG.PRODUCT_NOT_FOUND' };

const tagsOf = ({ id, categoryId }: ProductResponse) => [productTag(id), categoryTag(categoryId)];

@Public()
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly answers: CatalogAnswers,
    private readonly products: CatalogReader,
    private readonly listing: ListProducts,
    private readonly reviews: ListProductReviews,
  ) {}

  /** A page of products; the header X-Total-Count says how many there are on all pages. */
  @Get()
  @ApiOkResponse({ type: ProductResponse, isArray: true, headers: TOTAL_COUNT })
  async listProducts(
    @Query() query: ListProductsRequest,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = productFilter(query, request, caller);
    // With the language in the address, the address alone decides.
    const isByAccepted = filter.sort === 'name' && !isLanguageCode(query.language);
    const tags = filter.inStock === undefined ? [CATALOG_TAG] : [CATALOG_TAG, STOCK_TAG];
    const produce = async () => {
      const { body, ids, total } = await this.listing.execute(filter);
      const vary = isByAccepted ? 'accept-encoding, accept-language' : 'accept-encoding';
      const headers = { 'x-total-count': String(total), vary };
      return { body, headers, tags: ids.map(productTag) };
    };
    const variant = isByAccepted ? `#${filter.alphabet}` : '';
    const keeping = { onlyWhenAskedAgain: filter.search !== undefined };
    await this.answers.send({ request, reply, caller }, tags, produce, variant, keeping);
  }

  @Get('slug/:slug')
  @ApiOkResponse({ type: ProductResponse })
  @ApiNotFoundResponse(NOT_FOUND)
  async getProductBySlug(
    @Param() { slug }: ProductSlugRequest,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ request, reply, caller }, [], async () => {
      const product = await this.products.getProductBySlug(slug, viewerOf(caller));
      return { body: product, tags: tagsOf(product) };
    });
  }

  @Get(':id')
  @ApiOkResponse({ type: ProductResponse })
  @ApiNotFoundResponse(NOT_FOUND)
  async getProduct(
    @Param() { id }: ProductIdRequest,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ request, reply, caller }, [], async () => {
      const product = await this.products.getProduct(id, viewerOf(caller));
      return { body: product, tags: tagsOf(product) };
    });
  }

  /** Approved reviews, newest first. */
  @Get(':id/reviews')
  @ApiOkResponse({ type: ReviewResponse, isArray: true })
  @ApiNotFoundResponse(NOT_FOUND)
  async listProductReviews(
    @Param() { id }: ProductIdRequest,
    @Query() { limit = 100, offset = 0 }: ListReviewsRequest,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.answers.send({ request, reply, caller }, [productTag(id)], async () => ({
      body: await this.reviews.execute(id, viewerOf(caller), limit, offset),
    }));
  }
}
