import { LowerCase, OptionalField, WholeNumber } from '@kp/platform/http';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { NarrowProductsRequest } from './narrow-products.request';

/** Bounds are literals because the OpenAPI document is generated from them. */
export class ListProductsRequest extends NarrowProductsRequest {
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
