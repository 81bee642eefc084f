import {
  parseAttributeChoices,
  PRICE_BOUND_PATTERN,
  PRICE_DISPLAYS,
  type PriceDisplay,
  PRODUCT_STATUSES,
  SEARCH_MAX_LENGTH,
  SLUG_MAX_LENGTH,
} from '@kp/commerce';
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
import { IsIn, ValidateBy } from 'class-validator';

import { applyDecorators } from '@nestjs/common';

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

/** A price as a decimal. */
export const PriceBound = () =>
  applyDecorators(
    CleanNumber(),
    OptionalField(),
    MatchesPattern(PRICE_BOUND_PATTERN, '$property must be an amount like 12.50'),
  );

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
  minPrice?: string;

  /** Highest price, as a decimal. */
  @PriceBound()
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
