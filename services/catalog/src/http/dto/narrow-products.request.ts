import { Flag, OptionalField, Trimmed } from '@kp/platform/http';
import { IsBoolean, IsString, Matches, MaxLength } from 'class-validator';

const AMOUNT = { message: '$property must be an amount like 12.50' };

/** What narrows a list of products. */
export class NarrowProductsRequest {
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
}
