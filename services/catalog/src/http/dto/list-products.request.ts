import { OptionalField, Trimmed } from '@kp/platform/http';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { Flag, LowerCase, WholeNumber } from './query-values';

const AMOUNT = { message: '$property must be an amount like 12.50' };

/** Bounds are literals because the OpenAPI document is generated from them. */
export class ListProductsRequest {
  /** Words in name, category or description; the last one may be a beginning. A product code (`KP-12`) finds that product. */
  @MaxLength(200)
  @IsString()
  @Trimmed()
  @OptionalField()
  search?: string;

  /** Slug of a category. */
  @MaxLength(200)
  @IsString()
  @Trimmed()
  @OptionalField()
  categorySlug?: string;

  /** Another name of categorySlug. */
  @MaxLength(200)
  @IsString()
  @Trimmed()
  @OptionalField()
  category?: string;

  @IsBoolean()
  @Flag()
  @OptionalField()
  featured?: boolean;

  /** Page size. */
  @Max(1000)
  @Min(1)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  limit?: number = 20;

  /** Products to skip. */
  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  offset?: number = 0;

  /** newest, price-asc, price-desc, name, rating or relevance. Without it a search is sorted by relevance; unknown values mean newest. */
  @MaxLength(50)
  @IsString()
  @LowerCase()
  @OptionalField()
  sort?: string;

  /** Lowest price, as a decimal. */
  @Matches(/^\d{1,7}(\.\d{1,2})?$/, AMOUNT)
  @Trimmed()
  @OptionalField()
  minPrice?: string;

  /** Highest price, as a decimal. */
  @Matches(/^\d{1,7}(\.\d{1,2})?$/, AMOUNT)
  @Trimmed()
  @OptionalField()
  maxPrice?: string;

  /** true: only what can be bought now; false: only what cannot. */
  @IsBoolean()
  @Flag()
  @OptionalField()
  inStock?: boolean;

  /** For administrators; others see active products whatever they ask for. */
  @IsIn(['active', 'inactive', 'draft', 'discontinued', 'all'])
  @LowerCase()
  @OptionalField()
  status?: string;

  /** Language whose alphabet sorts names; Accept-Language decides without it. */
  @MaxLength(50)
  @IsString()
  @LowerCase()
  @OptionalField()
  language?: string;
}
