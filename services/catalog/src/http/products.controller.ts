import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { CurrentPrincipal, IdParam, PageQuery, type Principal, Public } from '@kp/platform/http';
import { PAGES_TAG } from '@kp/platform/response-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CatalogPages } from '../catalog-pages';
import { CatalogReader } from '../catalog-reader';
import { CatalogService } from '../catalog.service';
import { CATALOG_TAG, categoryTag, productTag, STOCK_TAG } from '../changes/catalog-changes';
import { isProductNotFound } from '../domain/catalog.errors';
import type { ProductFilter } from '../domain/product-filter';
import { audienceOf, CatalogResponses } from './catalog-responses';
import { FormerCategories } from './former-categories';
import { CategoryResponse, ProductDetailResponse, ProductResponse } from './product.dto';
import { LanguageRequest, ListProductsRequest, ProductSlugRequest } from './product-list.dto';
import { ReviewResponse, ReviewSummaryResponse } from './review.dto';
import type { SearchNotes } from '../searched-products';
import { productFilter } from './product-filter.mapper';

const LIST_HEADERS = {
  'X-Total-Count': { description: 'Products on all pages.', schema: { type: 'integer' } },
  'X-Search-Used': {
    description: 'The text with its misspelled words as they were searched, URL-encoded.',
    schema: { type: 'string' },
  },
  'X-Search-Missing': {
    description:
      'Values, bounds and prices that were typed and no product listed meets, URL-encoded and parted by commas: the nearest come first.',
    schema: { type: 'string' },
  },
  'X-Search-Without': {
    description:
      'What products are to be without, URL-encoded and parted by commas, where others are left out for it.',
    schema: { type: 'string' },
  },
  'X-Search-Unsure': {
    description: 'What was asked for and not all of those listed say, URL-encoded and parted by commas.',
    schema: { type: 'string' },
  },
  'X-Search-Unsold': {
    description: 'What the search asks for and no product is, URL-encoded, as it was typed.',
    schema: { type: 'string' },
  },
};

/** Headers of what is said above the list. */
const notesOf = ({ used, unsold, missing, without, unsure }: SearchNotes) =>
  Object.fromEntries(
    Object.entries({ used: used && [used], unsold: unsold && [unsold], missing, without, unsure })
      .filter(([, said]) => said && said.length > 0)
      .map(([name, said]) => [`x-search-${name}`, (said as string[]).map(encodeURIComponent).join(',')]),
  );
const NOT_FOUND = { description: 'CATALOG.PRODUCT_NOT_FOUND' };

const languageOf = ({ language }: LanguageRequest) =>
  isLanguageCode(language) ? language : DEFAULT_LANGUAGE;

/** Prices with VAT change with its rates, as pages do. */
const listTags = ({ inStock, priceDisplay }: ProductFilter) => [
  CATALOG_TAG,
  ...(inStock === undefined ? [] : [STOCK_TAG]),
  ...(priceDisplay === undefined ? [] : [PAGES_TAG]),
];

const tagsOf = ({ id, categoryId, group }: ProductDetailResponse) => [
  productTag(id),
  categoryTag(categoryId),
  ...(group?.variants.map((variant) => productTag(variant.id)) ?? []),
];

@Public()
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly responses: CatalogResponses,
    private readonly products: CatalogReader,
    private readonly catalog: CatalogService,
    private readonly pages: CatalogPages,
    private readonly formerCategories: FormerCategories,
  ) {}

  /** A page of products; the header X-Total-Count says how many there are on all pages. A former category slug redirects. */
  @Get()
  @ApiOkResponse({ type: ProductResponse, isArray: true, headers: LIST_HEADERS })
  async listProducts(
    @Query() query: ListProductsRequest,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = productFilter(query, request, principal);
    const dependsOnAcceptLanguage = filter.sort === 'name' && !isLanguageCode(query.language);
    const tags = listTags(filter);
    const produce = async () => {
      await this.formerCategories.check(filter);
      const { body, ids, total, ...notes } = await this.catalog.listProducts(filter);
      const vary = dependsOnAcceptLanguage ? 'accept-encoding, accept-language' : 'accept-encoding';
      const headers = {
        'x-total-count': String(total),
        vary,
        ...notesOf(notes),
      };
      return { body, headers, tags: ids.map(productTag) };
    };
    const variant = dependsOnAcceptLanguage ? `#${filter.collation}` : '';
    const cachePolicy = { onlyRepeatedRequests: filter.search !== undefined };
    await this.responses
      .send({ request, reply, principal }, tags, produce, variant, cachePolicy)
      .catch((error: unknown) => this.formerCategories.redirect(error, request, reply));
  }

  /** A slug that the product had before redirects to its current one. */
  @Get('slug/:slug')
  @ApiOkResponse({ type: ProductDetailResponse })
  @ApiNotFoundResponse(NOT_FOUND)
  async getProductBySlug(
    @Param() { slug }: ProductSlugRequest,
    @Query() query: LanguageRequest,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const read = () =>
      this.responses.send({ request, reply, principal }, [], async () => {
        const product = await this.products.getProductDetail(
          { slug },
          audienceOf(principal),
          languageOf(query),
        );
        return { body: product, tags: tagsOf(product) };
      });
    await read().catch(async (error: unknown) => {
      const current = isProductNotFound(error) ? await this.pages.currentSlug(slug) : null;
      if (current === null) throw error;
      // The slug may be given to another product later.
      void reply.header('cache-control', 'no-cache').redirect(`/api/products/slug/${current}`, 301);
    });
  }

  @Get(':id')
  @ApiOkResponse({ type: ProductDetailResponse })
  @ApiNotFoundResponse(NOT_FOUND)
  async getProduct(
    @Param() { id }: IdParam,
    @Query() query: LanguageRequest,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.responses.send({ request, reply, principal }, [], async () => {
      const product = await this.products.getProductDetail({ id }, audienceOf(principal), languageOf(query));
      return { body: product, tags: tagsOf(product) };
    });
  }

  /** Approved reviews, newest first. */
  @Get(':id/reviews')
  @ApiOkResponse({ type: ReviewResponse, isArray: true })
  @ApiNotFoundResponse(NOT_FOUND)
  async listProductReviews(
    @Param() { id }: IdParam,
    @Query() { limit = 100, offset = 0 }: PageQuery,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.responses.send({ request, reply, principal }, [productTag(id)], async () => ({
      body: await this.catalog.listReviews(id, audienceOf(principal), limit, offset),
    }));
  }

  /** How many approved reviews have how many stars. */
  @Get(':id/review-summary')
  @ApiOkResponse({ type: ReviewSummaryResponse })
  @ApiNotFoundResponse(NOT_FOUND)
  async getReviewSummary(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.responses.send({ request, reply, principal }, [productTag(id)], async () => ({
      body: await this.catalog.summarizeReviews(id, audienceOf(principal)),
    }));
  }
}

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
