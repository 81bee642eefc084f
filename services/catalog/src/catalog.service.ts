import { Injectable } from '@nestjs/common';
import { findProductId, REVIEW_RATINGS } from '@kp/commerce';
import { Sql } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';
import { CatalogReader } from './catalog-reader';
import { CATALOG_TAG, LISTING_TAG, STOCK_TAG } from './changes/catalog-changes';
import { type Audience, MAX_PRODUCT_ID, type ProductFilter } from './domain/product-filter';
import type { CategoryResponse, ReviewResponse, ReviewSummaryResponse } from './http/product.dto';
import type { AttributeFacetResponse, FacetsResponse } from './http/product-search.dto';
import { attributeFacetsQuery } from './persistence/attribute-facets.query';
import { facetsQuery } from './persistence/facets.query';
import { APPROVED_REVIEWS, CATEGORIES } from './persistence/product.queries';
import { countQuery, listQuery, searchQuery } from './persistence/product-list.query';
import { SUGGESTIONS } from './persistence/suggestions.query';
import { RATING_COUNTS } from './reviews/review.queries';

interface ProductPage {
  /** JSON of a list of ProductResponse. */
  body: string;
  ids: number[];
  total: number;
  /** The words of a search that were searched, when no product has all of them. */
  used?: string | null;
}

type ReviewRow = Omit<ReviewResponse, 'createdAt'> & { createdAt: Date };

const NO_SUGGESTIONS = '{"products":[],"categories":[],"didYouMean":null}';

@Injectable()
export class CatalogService {
  constructor(
    private readonly sql: Sql,
    private readonly responseCache: ResponseCache,
    private readonly products: CatalogReader,
  ) {}

  async listProducts(filter: ProductFilter): Promise<ProductPage> {
    if (filter.search === undefined) return this.list(filter);
    const { statement, values } = searchQuery(filter);
    return (await this.sql.first<ProductPage>(statement, values))!;
  }

  async countFacets(filter: ProductFilter): Promise<FacetsResponse> {
    const { statement, values } = facetsQuery(filter);
    const { body } = (await this.sql.first<{ body: Omit<FacetsResponse, 'attributes'> }>(statement, values))!;
    return { ...body, attributes: await this.attributeFacets(filter, values) };
  }

  async suggest(text: string, language: string): Promise<string> {
    if (text === '') return NO_SUGGESTIONS;
    const productId = findProductId(text);
    const id = productId === null ? null : Math.min(productId, MAX_PRODUCT_ID);
    return (await this.sql.first<{ body: string }>(SUGGESTIONS, [text, id, language]))!.body;
  }

  listCategories(): Promise<CategoryResponse[]> {
    return this.sql.rows<CategoryResponse>(CATEGORIES);
  }

  async listReviews(
    productId: number,
    audience: Audience,
    limit: number,
    offset: number,
  ): Promise<ReviewResponse[]> {
    await this.products.getProduct(productId, audience);
    const rows = await this.sql.rows<ReviewRow>(APPROVED_REVIEWS, [productId, limit, offset]);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async summarizeReviews(productId: number, audience: Audience): Promise<ReviewSummaryResponse> {
    const { rating, reviewCount } = await this.products.getProduct(productId, audience);
    const rows = await this.sql.rows<{ rating: number; count: number }>(RATING_COUNTS, [productId]);
    const counts = REVIEW_RATINGS.map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
    return { rating, reviewCount, counts };
  }

  private async list(filter: ProductFilter): Promise<ProductPage> {
    const { statement, values } = listQuery(filter);
    const page = (await this.sql.first<Omit<ProductPage, 'total'>>(statement, values))!;
    const found = page.ids.length;
    // A page that is not full is the last one, so the total needs no query.
    const isLast = found < filter.limit && (found > 0 || filter.offset === 0);
    return { ...page, total: isLast ? filter.offset + found : await this.count(filter) };
  }

  private async attributeFacets(
    filter: ProductFilter,
    facetValues: unknown[],
  ): Promise<AttributeFacetResponse[]> {
    if (filter.categorySlug === undefined) return [];
    const { statement, values } = attributeFacetsQuery(filter, facetValues);
    return this.sql.rows<AttributeFacetResponse>(statement, values);
  }

  /** Counting reads every matching product, so the number is cached apart from the pages, which drop it at each sale. */
  private async count(filter: ProductFilter): Promise<number> {
    const { statement, values } = countQuery(filter);
    const read = async () => (await this.sql.first<{ total: number }>(statement, values))?.total ?? 0;
    if (filter.audience === 'admin') return read();
    const key = `${statement.name} ${JSON.stringify(values)}`;
    const entry = await this.responseCache.getOrCompute(key, countTags(filter), async () => ({
      contentType: 'text/plain',
      body: String(await read()),
    }));
    return Number((await entry.body('identity')).toString());
  }
}

function countTags({ inStock, minPriceMinor, maxPriceMinor }: ProductFilter): string[] {
  const isOfPrices = minPriceMinor !== undefined || maxPriceMinor !== undefined;
  return [isOfPrices ? CATALOG_TAG : LISTING_TAG, ...(inStock === undefined ? [] : [STOCK_TAG])];
}
