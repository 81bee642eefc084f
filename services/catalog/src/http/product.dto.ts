import {
  parseAttributeChoices,
  PRICE_BOUND_PATTERN,
  PRICE_DISPLAYS,
  type PriceDisplay,
  PRODUCT_STATUSES,
  type ProductStatus,
  SEARCH_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  type TaxClasses,
} from '@kp/commerce';
import type { DocumentKind } from '@kp/commerce/compliance-rules';
import {
  AtMostCharacters,
  ToBoolean,
  LowerCase,
  MatchesPattern,
  OptionalField,
  CleanCode,
  CleanNumber,
  CleanSearch,
  WholeField,
  IsText,
} from '@kp/platform/http';
import { ProductArticleResponse } from '../articles/article.dto';
import { IsIn, ValidateBy } from 'class-validator';

export class ProductImageResponse {
  id: number;
  alt: string;
  /**
   * 640 pixels wide, as WebP; `-320` and `-1280` and the ending `.avif` exist too.
   * @example /media/0123456789abcdef0123456789abcdef-640.webp
   */
  url: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
}

export class ProductDocumentResponse {
  id: number;
  title: string;
  /** @example /media/0123456789abcdef0123456789abcdef.pdf */
  url: string;
  bytes: number;
  /** Null for one without a meaning in law, such as a manual. */
  kind: DocumentKind | null;
  /** Empty while it is not known. */
  issuer: string;
  /** The last day; null without one. @example 2027-12-31 */
  validUntil: string | null;
}

export class ProductAttributeResponse {
  id: number;
  /** @example Capacity */
  name: string;
  value: string;
  /** @example l */
  unit: string | null;
}

export class ProductCategoryResponse {
  id: number;
  name: string;
  slug: string;
}

/** What a list says of a group whose card it shows; the product itself is its first variant that matches. */
export class GroupCardResponse {
  id: number;
  /** @example Nitrile gloves */
  name: string;
  /** On sale. */
  variantCount: number;
  /** Of these, what a search finds: fewer than all when it means some of them. */
  matchCount: number;
  /** Of the variants on sale; null where all are on request. @example 8.90 */
  minPrice: string | null;
  maxPrice: string | null;
  /** Some variant can be bought now. */
  inStock: boolean;
  /** Of the first option, in the order of the variants. @example ["S", "M", "L"] */
  values: string[];
}

export class ProductVariantResponse {
  id: number;
  slug: string;
  /** One per option of the group. @example ["M", "Blue"] */
  values: string[];
  /** Decimal with two places; null on request. @example 8.90 */
  price: string | null;
  /** Can be bought now. */
  inStock: boolean;
  stockQuantity: number;
  imageUrl: string | null;
  sku: string | null;
  gtin: string | null;
}

export class ProductGroupResponse {
  id: number;
  /** @example Nitrile gloves */
  name: string;
  /** One to three. @example ["Size", "Color"] */
  options: string[];
  /** On sale, in their order. */
  variants: ProductVariantResponse[];
}

export class ProductResponse {
  id: number;
  name: string;
  slug: string;
  description: string;
  /**
   * Decimal with two places; null on request.
   * @example 12.50
   */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice: string | null;
  /**
   * The lowest price of the 30 days before the reduction, from the history of the product; null without a former price or
   * a reduction. @example 14.90
   */
  priorPrice: string | null;
  /** @example USD */
  currency: string;
  imageUrl: string | null;
  /**
   * Mean of the approved reviews with one decimal, `0.0` without any.
   * @example 4.6
   */
  rating: string;
  reviewCount: number;
  /** Can be bought now. */
  inStock: boolean;
  /** Units that can be bought now. */
  stockQuantity: number;
  featured: boolean;
  status: ProductStatus;
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
  /** Its own, else those of its category; null for the standard one everywhere. @example { "*": "reduced" } */
  taxClasses: TaxClasses | null;
  /** Codes, unit and packs; null while none is known. */
  article: ProductArticleResponse | null;
  /** In lists with `collapse=group`: null for a product without a group; absent in others. */
  groupCard?: GroupCardResponse | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export class ProductDetailResponse extends ProductResponse {
  /** The first one is the `imageUrl`, unless another address was set. */
  images: ProductImageResponse[];
  /** PDF files. */
  documents: ProductDocumentResponse[];
  attributes: ProductAttributeResponse[];
  /** Those that its category is in, from the top; null for one that is in none. */
  parentCategories: ProductCategoryResponse[] | null;
  /** Of which it is a variant; null without one. */
  group: ProductGroupResponse | null;
}

export class CategoryResponse {
  id: number;
  name: string;
  /** @example food-labels */
  slug: string;
  description: string;
  imageUrl: string | null;
  sortOrder: number;
  /** Has a button in the navigation bar. */
  showOnMainTop: boolean;
  /** Has a card on the home page. */
  showOnMainShop: boolean;
  /** The category that it is in; absent at the top. There are at most three levels. */
  parentId?: number;
  /** Active products in it and in the categories below it. */
  productCount: number;
  /** The same with each group once, as lists with `collapse=group` count. */
  listedCount: number;
}

export class ReviewResponse {
  id: number;
  /** 1 to 5. */
  rating: number;
  /** Empty when there is none. */
  title: string;
  comment: string;
  authorName: string;
  /** Of a customer to whom the product was delivered. */
  isVerified: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export class ReviewSummaryResponse {
  /** Mean of the approved reviews with one decimal. @example 4.6 */
  rating: string;
  reviewCount: number;
  /** Approved reviews with 1, 2, 3, 4 and 5 stars. @example [0, 1, 0, 4, 7] */
  counts: number[];
}

export class LanguageRequest {
  /** Language of names and descriptions, and alphabet that sorts names; English where a text is missing. */
  @IsText(50)
  @LowerCase()
  @OptionalField()
  language?: string;
}

export class ProductSlugRequest {
  /** @example digital-probe-thermometer */
  @AtMostCharacters(SLUG_MAX_LENGTH)
  slug: string;
}

const PriceBound = () => MatchesPattern(PRICE_BOUND_PATTERN, '$property must be an amount like 12.50');

export class ProductFilterRequest {
  /** Words in name, category or description, or their synonyms; the last one may be a beginning. A product code (`KP-12`) finds that product. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  search?: string;

  /** Slug of a category. */
  @AtMostCharacters(SLUG_MAX_LENGTH)
  @CleanCode()
  @OptionalField()
  categorySlug?: string;

  /** Another name of categorySlug. */
  @AtMostCharacters(SLUG_MAX_LENGTH)
  @CleanCode()
  @OptionalField()
  category?: string;

  @ToBoolean()
  @OptionalField()
  featured?: boolean;

  /** Which prices the lowest and highest one are of: without or with VAT. Absent: as the shop enters them. */
  @IsIn(PRICE_DISPLAYS)
  @OptionalField()
  priceDisplay?: PriceDisplay;

  /** Lowest price, as a decimal. */
  @PriceBound()
  @CleanNumber()
  @OptionalField()
  minPrice?: string;

  /** Highest price, as a decimal. */
  @PriceBound()
  @CleanNumber()
  @OptionalField()
  maxPrice?: string;

  /** true: only what can be bought now; false: only what cannot. */
  @ToBoolean()
  @OptionalField()
  inStock?: boolean;

  /**
   * Values of filterable attributes, encoded: products with one of the values of each attribute.
   * @example 12:Steel,12:Iron,13:500
   */
  @ValidateBy(
    {
      name: 'attributeChoices',
      validator: { validate: (text) => typeof text === 'string' && parseAttributeChoices(text) !== null },
    },
    { message: '$property must be values of attributes like 12:Steel,13:500' },
  )
  @AtMostCharacters(4000)
  @OptionalField()
  attributes?: string;

  /** `group`: one product stands for all variants of its group, in lists and counts. */
  @IsIn(['group'])
  @LowerCase()
  @OptionalField()
  collapse?: string;

  /** Of names and descriptions and, with English, of the words in `search`. Its alphabet sorts names; without it that of Accept-Language. */
  @IsText(50)
  @LowerCase()
  @OptionalField()
  language?: string;
}

/** Bounds of pages are literals because the OpenAPI document is generated from them. */
export class ListProductsRequest extends ProductFilterRequest {
  /** Other products of this product's category, first those that share most words of the name and attributes. */
  @WholeField(1, 2_147_483_647)
  @OptionalField()
  similarTo?: number;

  /** Page size. */
  @WholeField(1, 1000)
  @OptionalField()
  limit?: number = 20;

  /** Products to skip. */
  @WholeField(0, 10_000_000)
  @OptionalField()
  offset?: number = 0;

  /** newest, price-asc, price-desc, name, rating or relevance. Without it a search is sorted by relevance; unknown values mean newest. */
  @IsText(50)
  @LowerCase()
  @OptionalField()
  sort?: string;

  /** For administrators; others always get active products. */
  @IsIn([...PRODUCT_STATUSES, 'all'])
  @LowerCase()
  @OptionalField()
  status?: string;
}
