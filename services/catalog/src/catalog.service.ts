import { Injectable } from '@nestjs/common';
import { BRAND_ATTRIBUTE_ID, findProductId, REVIEW_RATINGS, TAX_CLASSES } from '@kp/commerce';
import { inTreeOrder } from '@kp/commerce/category-tree';
import { catalogLanguage, translationIn } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import { Sql } from '@kp/platform/database';
import { ResponseCache } from '@kp/platform/response-cache';
import { Taxes } from '@kp/settings';
import { CatalogReader } from './catalog-reader';
import { CATALOG_TAG, LISTING_TAG, STOCK_TAG } from './changes/catalog-changes';
import { type Audience, idsBeginningWith, type ProductFilter } from './domain/product-filter';
import type { CategoryResponse } from './http/product.dto';
import type { ReviewResponse, ReviewSummaryResponse } from './http/review.dto';
import type { AttributeFacetResponse, FacetsResponse, SuggestionsResponse } from './http/product-search.dto';
import { ArticleCodes } from './articles/article-codes';
import { AttributeRanges } from './attributes/attribute-ranges';
import { nameOfBrands } from './attributes/brand-name';
import { attributeFacetsQuery } from './persistence/attribute-facets.query';
import { CATEGORY_IDS } from './persistence/category-tree';
import { facetsQuery } from './persistence/facets.query';
import { APPROVED_REVIEWS, CATEGORIES } from './persistence/product.queries';
import { countQuery, listQuery } from './persistence/product-list.query';
import { productNumberOf } from './persistence/product-search.query';
import { HAS_TAX_CLASSES } from './persistence/shown-price';
import { MAX_SUGGESTED, SUGGESTIONS } from './persistence/suggestions.query';
import { RATING_COUNTS } from './reviews/review.queries';
import { ProductSearches } from './search/product-search';
import type { ProductSearch } from './search/understood-search';
import { type ProductPage, SearchedProducts } from './searched-products';

const PRICE_SORTS: readonly ProductFilter['sort'][] = ['price-asc', 'price-desc'];

interface Facets {
  body: Omit<FacetsResponse, 'attributes'>;
  total: number;
  /** The slug of the lowest category that has more than half of what was found: what it shares are its attributes. */
  main: string | null;
  /** Of the products, where a search found them. */
  ids: number[] | null;
}

type CategoryRow = Omit<CategoryResponse, 'parentId'> & { parentId: number | null };
type ReviewRow = Omit<ReviewResponse, 'createdAt'> & { createdAt: Date };

const NO_SUGGESTIONS: SuggestionsResponse = { products: [], categories: [], didYouMean: null };

/** Lists, facets and suggestions of products. */
@Injectable()
export class CatalogService {
  constructor(
    private readonly sql: Sql,
    private readonly responseCache: ResponseCache,
    private readonly products: CatalogReader,
    private readonly searches: ProductSearches,
    private readonly ranges: AttributeRanges,
    private readonly codes: ArticleCodes,
    private readonly searched: SearchedProducts,
    private readonly taxes: Taxes,
  ) {}

  async listProducts(asked: ProductFilter): Promise<ProductPage> {
    const filter = await this.resolve(asked);
    return filter.search === undefined ? this.list(filter) : this.searched.page(filter);
  }

  async countFacets(asked: ProductFilter): Promise<FacetsResponse> {
    const resolved = await this.resolve(asked);
    const { filter, search } =
      resolved.search === undefined
        ? { filter: resolved, search: null }
        : await this.searched.counted(resolved);
    if (search === null) {
      const [{ body }, attributes] = await Promise.all([
        this.facets(filter, null),
        this.attributeFacets(filter),
      ]);
      return { ...body, attributes };
    }
    const { body, main, ids } = await this.facets(filter, search);
    const categorySlug = filter.categorySlug ?? main ?? undefined;
    return { ...body, attributes: await this.attributeFacets({ ...filter, categorySlug }, ids ?? []) };
  }

  async suggest(text: string, language: string): Promise<SuggestionsResponse> {
    if (text === '') return NO_SUGGESTIONS;
    const ids = idsOfCode(text) ?? (await this.codes.find(text));
    const first = await this.searches.understand(text, language);
    const search =
      first.requirements.length > 0
        ? this.searched.asAnswered(
            await this.searched.search(suggestedOf(text, language), first),
            text,
            language,
          )
        : first;
    const suggest = (values: unknown[]) => this.sql.first<SuggestionsResponse>(SUGGESTIONS, values);
    const read = async (each: ProductSearch, didYouMean: string | null) => {
      const { query, named, opening, kind } = each;
      // What is required of attributes orders products as in the list.
      const found =
        each.requirements.length > 0
          ? await suggest([
              '',
              (await this.searched.search(suggestedOf(text, language), each)).ids,
              language,
              null,
              null,
              '',
              null,
            ])
          : await suggest([text, ids, language, query, named, opening, kind]);
      return { ...found!, didYouMean };
    };
    const suggestions = await read(search, null);
    if (suggestions.products.length > 0 || ids !== null) return suggestions;
    const narrowed = await this.searches.narrow(search, language, 'shop');
    if (!narrowed) return suggestions;
    // The words without what is required of them mean something else.
    const words = narrowed.requirements.length > 0 ? null : narrowed.used;
    return read(narrowed, words && (await this.searched.isMeant(words, text, language)) ? words : null);
  }

  /** In the order of the tree; one at the top has no field of its parent, as before there was a tree. */
  async listCategories(): Promise<CategoryResponse[]> {
    const rows = inTreeOrder(await this.sql.rows<CategoryRow>(CATEGORIES));
    return rows.map(({ parentId, ...category }) =>
      parentId === null ? category : { ...category, parentId },
    );
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

  /** Ranges in figures, prices as they are shown, and a text that is a product's own code or barcode as its number. */
  private async resolve(asked: ProductFilter): Promise<ProductFilter> {
    const shownPrices = this.shownPricesOf(asked);
    const [ranges, categoryIds, sortedPrices] = await Promise.all([
      this.ranges.resolve(asked),
      this.categoryIdsOf(asked),
      this.sortedPricesOf(asked, shownPrices),
    ]);
    const filter = { ...ranges, categoryIds, shownPrices, sortedPrices };
    const productIds = filter.search === undefined ? null : await this.codes.find(filter.search);
    return productIds ? { ...filter, search: undefined, productIds } : filter;
  }

  /** One category alone is found by its slug, with the index of its order. */
  private async categoryIdsOf({ categorySlug }: ProductFilter): Promise<number[] | undefined> {
    if (categorySlug === undefined) return undefined;
    const ids = await this.idsWithin(categorySlug);
    return ids.length > 1 ? ids : undefined;
  }

  private async idsWithin(categorySlug: string): Promise<number[]> {
    const rows = await this.sql.rows<{ id: number }>(CATEGORY_IDS, [categorySlug]);
    return rows.map(({ id }) => id);
  }

  private shownPricesOf({ priceDisplay }: ProductFilter): ProductFilter['shownPrices'] {
    if (priceDisplay === undefined) return undefined;
    const { byClass, supply, isTaxIncluded } = this.taxes.of(null);
    if ((priceDisplay === 'gross') === isTaxIncluded) return undefined;
    const rates = TAX_CLASSES.map((taxClass) => byClass[taxClass].rate);
    return { country: supply.country, rates, isTaxIncluded };
  }

  /** Of goods of one class the index of the entered prices has the order. */
  private async sortedPricesOf({ sort }: ProductFilter, shown: ProductFilter['shownPrices']) {
    if (!shown || !PRICE_SORTS.includes(sort)) return undefined;
    const found = await this.sql.first<{ areTaxed: boolean }>(HAS_TAX_CLASSES);
    return found!.areTaxed ? shown : undefined;
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
    found?: readonly number[],
  ): Promise<AttributeFacetResponse[]> {
    if (filter.categorySlug === undefined) return [];
    const shared = facetsQuery(filter, null).values;
    const categoryIds = await this.idsWithin(filter.categorySlug);
    const { statement, values } = attributeFacetsQuery(filter, shared, categoryIds, found);
    const facets = await this.sql.rows<AttributeFacetResponse>(statement, values);
    if (facets[0]?.id !== BRAND_ATTRIBUTE_ID) return facets;
    const [brands, ...others] = facets;
    return [{ ...brands!, name: await nameOfBrands(filter.language ?? catalogLanguage()) }, ...others];
  }

  private async facets(filter: ProductFilter, search: ProductSearch | null): Promise<Facets> {
    const { statement, values } = facetsQuery(filter, search);
    return (await this.sql.first<Facets>(statement, values))!;
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

/** The page of what is suggested. */
const suggestedOf = (text: string, language: string): ProductFilter => ({
  search: text,
  status: 'active',
  audience: 'shop',
  includesOnRequest: true,
  sort: 'relevance',
  collation: '',
  language: translationIn(language as LanguageCode),
  limit: MAX_SUGGESTED,
  offset: 0,
});

/** @returns null for a text that is no code; a bare number is the number of one product */
function idsOfCode(text: string): number[] | null {
  const productId = findProductId(text);
  if (productId !== null) return idsBeginningWith(productId);
  const number = productNumberOf(text);
  return number === null ? null : [number];
}

function countTags({ inStock, minPriceMinor, maxPriceMinor }: ProductFilter): string[] {
  const isOfPrices = minPriceMinor !== undefined || maxPriceMinor !== undefined;
  return [isOfPrices ? CATALOG_TAG : LISTING_TAG, ...(inStock === undefined ? [] : [STOCK_TAG])];
}
