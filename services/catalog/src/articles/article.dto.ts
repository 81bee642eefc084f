import { ARTICLE_RULES, type ArticleField, type FieldRule, type Unit } from '@kp/commerce';
import { Clearable, ValidatesWith, WholeNumber } from '@kp/platform/http';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import { cleanArticleText } from './article-columns';

/** What the trade keeps of a product; what is not known is missing. */
export class ProductArticleResponse {
  /** The shop's own code, shown in place of `KP-{id}`. @example GX-1000 */
  sku?: string;
  /** Barcode with its check digit. @example "5941207388629" */
  gtin?: string;
  brand?: string;
  /** UN/ECE Rec 20, of what a price per unit refers to. @example PR */
  unit?: Unit;
  /** How many of the unit one sold article has. @example 100 */
  packSize?: number;
  /** Fewest that are sold at once. */
  minQuantity?: number;
  /** Sold in multiples of it. */
  orderMultiple?: number;
  /** ISO 3166 code. @example RO */
  originCountry?: string;
  /** Of the Combined Nomenclature. @example "82119200" */
  customsCode?: string;
}

const ArticleText = (field: ArticleField) =>
  applyDecorators(
    ValidatesWith(ARTICLE_RULES[field] as FieldRule<string | null>),
    Clearable(null),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? cleanArticleText(field, value) || null : value,
    ),
    IsString(),
    IsOptional(),
  );

const ArticleNumber = (field: ArticleField) =>
  applyDecorators(
    ValidatesWith(ARTICLE_RULES[field] as FieldRule<number | null>),
    Clearable(null),
    WholeNumber(),
    IsOptional(),
  );

/** Left out, a field stays as it is; empty, it is cleared. */
export class ArticleRequest {
  /** Unique whatever its case; none of the form KP-12. */
  @ArticleText('sku')
  sku?: string | null;

  /** GTIN-8, -12, -13 or -14. */
  @ArticleText('gtin')
  gtin?: string | null;

  @ArticleText('brand')
  brand?: string | null;

  /** UN/ECE Rec 20. */
  @ArticleText('unit')
  unit?: Unit | null;

  @ArticleNumber('packSize')
  packSize?: number | null;

  @ArticleNumber('minQuantity')
  minQuantity?: number | null;

  @ArticleNumber('orderMultiple')
  orderMultiple?: number | null;

  /** ISO 3166 code. */
  @ArticleText('originCountry')
  originCountry?: string | null;

  /** Six, eight or ten digits. */
  @ArticleText('customsCode')
  customsCode?: string | null;
}
