import {
  parseMinor,
  PRODUCT_STATUSES,
  type ProductStatus,
  SEARCH_MAX_LENGTH,
  SLUG_MAX_LENGTH,
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
  LowerCase,
  OptionalField,
  OptionalSearch,
  PageQuery,
  CleanCode,
  CleanSearch,
  WholeField,
  IsText,
  AtMostCharacters,
} from '@kp/platform/http';
import { TAG_LIMITS } from '@kp/commerce/tag-rules';
import { IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type AdminProductFilter } from '../domain/product-administration';

import { PriceBound } from './product-list.dto';

export class ProductLackResponse {
  lack: ProductLack;
  /** Of those on sale. */
  products: number;
}

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
