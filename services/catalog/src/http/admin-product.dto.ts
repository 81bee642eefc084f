import {
  IMAGE_RULES,
  MAX_PRODUCT_IMAGES,
  PRICE_BOUND_PATTERN,
  parseMinor,
  PRODUCT_RULES,
  PRODUCT_STATUSES,
  type ProductStatus,
  SEARCH_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  type TaxClass,
} from '@kp/commerce';
import { GAP_FILTERS, type GapFilter } from '@kp/commerce/compliance-rules';
import {
  ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  PRODUCT_LACKS,
  type ProductLack,
  STOCK_FILTERS,
  type StockFilter,
  PRICE_FILTERS,
  type PriceFilter,
  WEIGHT_FILTERS,
  type WeightFilter,
} from '@kp/commerce/list-rules';
import {
  Clearable,
  ToBoolean,
  ValidatesWith,
  FormCode,
  FormSingleLine,
  FormNumber,
  FormNumberOrNull,
  FormText,
  LowerCase,
  MatchesPattern,
  OptionalField,
  OptionalSearch,
  PageQuery,
  CleanCode,
  CleanNumber,
  CleanSearch,
  WholeNumber,
  NumberAsString,
  IsWhole,
  WholeField,
  IsText,
  AtMostCharacters,
  ListOf,
} from '@kp/platform/http';
import { TAG_LIMITS } from '@kp/commerce/tag-rules';
import { applyDecorators } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, Matches } from 'class-validator';
import { ArticleRequest } from '../articles/article.dto';
import { type AdminProductFilter, type ProductInput } from '../domain/product-administration';
import { ProductResponse } from './product.dto';

export class AdminProductResponse extends ProductResponse {
  /** Its own code, else that of its number. @example KP-123 */
  code: string;
  /** Set by administrators; `inStock` also requires units. */
  inStockSwitch: boolean;
  /**
   * What the shop pays for one unit; in no response of the shop.
   * @example 7.80
   */
  costPrice: string | null;
  /**
   * Words that customers search for and the name lacks, in English; in no response of the shop.
   * @example sharpen knives, blunt knife
   */
  keywords: string;
  /** Its own; null for that of its category. */
  taxClass: TaxClass | null;
  /** Of countries that tax it otherwise, by ISO 3166 code. @example { "DE": "reduced" } */
  taxClassByCountry: Record<string, TaxClass>;
  /** Counts changes by administrators. */
  version: number;
  /** In lists: what it lacks to be found, shown and shipped. */
  lacks?: ProductLack[];
}

export class ProductLackResponse {
  lack: ProductLack;
  /** Of those on sale. */
  products: number;
}

const ClearableNumber = () => applyDecorators(Clearable(null), WholeNumber(), IsOptional());

const PriceBound = () =>
  applyDecorators(
    CleanNumber(),
    OptionalField(),
    MatchesPattern(PRICE_BOUND_PATTERN, '$property must be an amount like 12.50'),
  );

/** A field that is left out has its default in a new product, and stays as it is in an existing one. */
export class SaveProductRequest extends ArticleRequest {
  @FormSingleLine(PRODUCT_RULES.name)
  name: string;

  /** @example digital-probe-thermometer */
  @FormCode(PRODUCT_RULES.slug)
  slug: string;

  @Clearable('')
  @FormText(PRODUCT_RULES.description)
  description?: string;

  /**
   * Words that customers search for and the name lacks, separated by commas.
   * @example sharpen knives, blunt knife
   */
  @Clearable('')
  @FormSingleLine(PRODUCT_RULES.keywords)
  keywords?: string;

  /**
   * Decimal; null on request.
   * @example 12.50
   */
  @NumberAsString()
  @FormNumberOrNull(PRODUCT_RULES.price)
  price: string | null;

  /** The former price, above the price. */
  @Clearable('')
  @NumberAsString()
  @FormNumber(PRODUCT_RULES.compareAtPrice)
  compareAtPrice?: string;

  /** What the shop pays for one unit; may be above the price. */
  @Clearable('')
  @NumberAsString()
  @FormNumber(PRODUCT_RULES.costPrice)
  costPrice?: string;

  @ValidatesWith(PRODUCT_RULES.categoryId)
  @WholeNumber()
  categoryId: number;

  @IsWhole(1, 2_147_483_647)
  @ClearableNumber()
  supplierId?: number | null;

  @Clearable('')
  @FormSingleLine(PRODUCT_RULES.imageUrl)
  imageUrl?: string;

  /** Whether it may be sold while there are units. */
  @ToBoolean()
  @OptionalField()
  inStock?: boolean;

  @ValidatesWith(PRODUCT_RULES.stockQuantity)
  @WholeNumber()
  @OptionalField()
  stockQuantity?: number;

  /** What the form showed: the difference is applied, so that no sale is undone. Without it the quantity is set. */
  @WholeField(0)
  @OptionalField()
  stockQuantityBefore?: number;

  @ToBoolean()
  @OptionalField()
  featured?: boolean;

  /** Active in a new product. */
  @IsIn(PRODUCT_STATUSES)
  @LowerCase()
  @OptionalField()
  status?: ProductStatus;

  /** Of one unit with its packaging. */
  @ValidatesWith(PRODUCT_RULES.weightGrams)
  @ClearableNumber()
  weightGrams?: number | null;

  /** Empty for that of its category. */
  @ValidatesWith(PRODUCT_RULES.taxClass)
  @Clearable(null)
  @IsOptional()
  taxClass?: TaxClass | null;

  /** Of countries that tax it otherwise, by ISO 3166 code; needs a class of its own. @example { "DE": "reduced" } */
  @ValidatesWith(PRODUCT_RULES.taxClassByCountry)
  @IsObject()
  @OptionalField()
  taxClassByCountry?: Record<string, TaxClass>;

  /** As it was read: 409 CATALOG.PRODUCT_CHANGED with the current product when it was changed since. */
  @WholeField(1)
  @OptionalField()
  version?: number;
}

export class TakenPictureRequest {
  /** As the upload was answered. */
  @Matches(/^[0-9a-f]{32}$/, { message: '$property must be that of an uploaded picture' })
  upload: string;

  @FormSingleLine(IMAGE_RULES.alt)
  alt: string;
}

export class CreateProductRequest extends SaveProductRequest {
  /** Uploaded before, the first one first. */
  @ListOf(() => TakenPictureRequest, { max: MAX_PRODUCT_IMAGES, uniqueBy: ({ upload }) => upload })
  @OptionalField()
  pictures?: TakenPictureRequest[];
}

export class UploadedPictureResponse {
  /** A new product takes it by this, within a day. */
  upload: string;
  url: string;
}

export function productInput({
  price,
  compareAtPrice,
  costPrice,
  imageUrl,
  version: _version,
  stockQuantityBefore: _before,
  ...fields
}: SaveProductRequest): ProductInput {
  return {
    ...fields,
    priceMinor: price === null ? null : parseMinor(price),
    compareAtPriceMinor: compareAtPrice === undefined ? undefined : amountOf(compareAtPrice),
    costPriceMinor: costPrice === undefined ? undefined : amountOf(costPrice),
    imageUrl: imageUrl === undefined ? undefined : imageUrl || null,
  };
}

const amountOf = (text: string): number | null => (text === '' ? null : parseMinor(text));

export class AdminProductFilterRequest {
  /** Words in name, description or category, an id, or a product code. */
  @AtMostCharacters(SEARCH_MAX_LENGTH)
  @CleanSearch()
  @OptionalField()
  search?: string;

  /** Slug of a category. */
  @AtMostCharacters(SLUG_MAX_LENGTH)
  @CleanCode()
  @OptionalField()
  category?: string;

  @IsIn(PRODUCT_STATUSES)
  @LowerCase()
  @OptionalField()
  status?: ProductStatus;

  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  @IsIn(STOCK_FILTERS)
  @LowerCase()
  @OptionalField()
  stock?: StockFilter;

  /** Id of a supplier. */
  @WholeField(1, 2_147_483_647)
  @OptionalField()
  supplier?: number;

  /** missing: shipping by weight counts it as nothing. */
  @IsIn(WEIGHT_FILTERS)
  @LowerCase()
  @OptionalField()
  weight?: WeightFilter;

  /** on-request: sold by quote alone. */
  @IsIn(PRICE_FILTERS)
  @LowerCase()
  @OptionalField()
  price?: PriceFilter;

  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  @IsIn(GAP_FILTERS)
  @OptionalField()
  gap?: GapFilter;

  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  @IsIn(PRODUCT_LACKS)
  @OptionalField()
  lacks?: ProductLack;

  /** Of this brand, in any case of its letters. */
  @OptionalSearch(100)
  brand?: string;

  /** Id of a group: its variants. */
  @WholeField(1, 2_147_483_647)
  @OptionalField()
  group?: number;

  /** Products that have it. */
  @OptionalSearch(TAG_LIMITS.nameMax)
  tag?: string;

  /** Products that this import created or changed in the last days. */
  @WholeField(1, 2_147_483_647)
  @OptionalField()
  import?: number;

  /** Lowest price, as a decimal. */
  @PriceBound()
  minPrice?: string;

  /** Highest price, as a decimal. */
  @PriceBound()
  maxPrice?: string;
}

export class ListAdminProductsRequest extends IntersectionType(PageQuery, AdminProductFilterRequest) {
  /** With `-` in front, descending. */
  @IsIn(ADMIN_PRODUCT_SORTS)
  @LowerCase()
  @OptionalField()
  sort?: AdminProductSort = 'name';

  /** Language whose alphabet sorts names; Accept-Language decides without it. */
  @IsText(50)
  @LowerCase()
  @OptionalField()
  language?: string;
}

export function adminProductFilter(request: AdminProductFilterRequest): AdminProductFilter {
  const { search, category: categorySlug, supplier: supplierId, minPrice, maxPrice } = request;
  const { status, stock, weight, price, gap, lacks, tag, brand, group: groupId, import: importId } = request;
  return {
    search,
    categorySlug,
    status,
    stock,
    supplierId,
    weight,
    price,
    gap,
    lacks,
    tag,
    brand,
    groupId,
    importId,
    minPriceMinor: minPrice === undefined ? undefined : parseMinor(minPrice),
    maxPriceMinor: maxPrice === undefined ? undefined : parseMinor(maxPrice),
  };
}
