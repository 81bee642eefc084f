import { applyDecorators } from '@nestjs/common';
import { AdminProductFilterRequest } from '@kp/catalog';
import {
  ATTRIBUTE_VALUE_MAX_LENGTH,
  PRODUCT_LIMITS,
  PRODUCT_RULES,
  PRODUCT_STATUSES,
  type ProductStatus,
  TAX_CLASSES,
  type TaxClass,
} from '@kp/commerce';
import { STOCK_OPERATIONS, type StockOperation } from '@kp/commerce/bulk-rules';
import {
  MARGIN_MAX,
  MULTIPLIER_DECIMALS,
  MULTIPLIER_MAX,
  PERCENT_DECIMALS,
  PERCENT_MAX,
  PRICE_ROUNDINGS,
  type PriceRounding,
} from '@kp/commerce/repricing';
import {
  ValidatesWith,
  FormSingleLine,
  IdList,
  OptionalField,
  NumberAsString,
  SingleLineText,
  WholeNumber,
  IsWhole,
  IsText,
  Nested,
} from '@kp/platform/http';
import { ArrayMinSize, IsIn, IsISO8601, IsNumber, Max, Min } from 'class-validator';
import type { BulkState } from './bulk-job';

const MAX_PRODUCTS = 100_000;

/** Ids of up to ten digits with their commas. */
export const MAX_BULK_BODY_BYTES = 1_200_000;

export class BulkDeleteRequest {
  /** At most 100,000; one that is named twice counts once. @example [1, 2] */
  @ArrayMinSize(1, { message: 'No products selected' })
  @IdList(MAX_PRODUCTS)
  @OptionalField()
  productIds?: number[];

  /** Instead of the ids: all products that match when the change starts. */
  @Nested(() => AdminProductFilterRequest)
  @OptionalField()
  filter?: AdminProductFilterRequest;

  /** Later, within a year. @example 2026-11-30T06:00:00Z */
  @IsISO8601({ strict: true })
  @OptionalField()
  startsAt?: string;
}

const Percent = ({ min, max }: { min: number; max: number }) =>
  applyDecorators(
    OptionalField(),
    IsNumber({ maxDecimalPlaces: PERCENT_DECIMALS, allowNaN: false, allowInfinity: false }),
    Min(min),
    Max(max),
  );

export class BulkPricesRequest extends BulkDeleteRequest {
  /** Of the present price, half up to the cent. @example 1.1 */
  @Max(MULTIPLIER_MAX)
  @Min(10 ** -MULTIPLIER_DECIMALS)
  @IsNumber({ maxDecimalPlaces: MULTIPLIER_DECIMALS, allowNaN: false, allowInfinity: false })
  @OptionalField()
  multiplier?: number;

  /** Instead of the multiplier: per cents that prices go up, or down below zero. @example -7.5 */
  @Percent({ min: -100, max: PERCENT_MAX })
  percent?: number;

  /** Instead of the multiplier: per cents on top of what a unit costs the shop. @example 45 */
  @Percent({ min: 0, max: PERCENT_MAX })
  markup?: number;

  /** Instead of the multiplier: the part of the price that is not its cost, in per cents. @example 35 */
  @Percent({ min: 0, max: MARGIN_MAX })
  margin?: number;

  /** What new prices are multiples of, or end with; to the cent without it, and not of a fixed price. @example .90 */
  @IsIn(PRICE_ROUNDINGS)
  @OptionalField()
  rounding?: PriceRounding;

  /** Instead of the multiplier. @example 12.50 */
  @NumberAsString()
  @FormSingleLine(PRODUCT_RULES.price)
  @OptionalField()
  fixedPrice?: string;

  /** Then the former prices return, where they were not changed meanwhile. */
  @IsISO8601({ strict: true })
  @OptionalField()
  endsAt?: string;
}

export class BulkTaxesRequest extends BulkDeleteRequest {
  /** Null for that of the category, in all countries. @example "reduced" */
  @IsIn([...TAX_CLASSES, null])
  taxClass: TaxClass | null;
}

export class BulkCategoriesRequest extends BulkDeleteRequest {
  @ValidatesWith(PRODUCT_RULES.categoryId)
  @WholeNumber()
  categoryId: number;
}

export class BulkAttributesRequest extends BulkDeleteRequest {
  @IsWhole(1, 2_147_483_647)
  attributeId: number;

  /** Empty removes the values; several choices are separated by semicolons. @example "Steel; Wood" */
  @IsText(ATTRIBUTE_VALUE_MAX_LENGTH)
  @SingleLineText()
  attributeValue: string;
}

export class BulkStatusRequest extends BulkDeleteRequest {
  @IsIn(PRODUCT_STATUSES)
  status: ProductStatus;
}

export class BulkStockRequest extends BulkDeleteRequest {
  @IsIn(STOCK_OPERATIONS, { message: 'Unknown operation' })
  operation: StockOperation;

  /** @example 10 */
  @IsWhole(0, PRODUCT_LIMITS.stockMax)
  value: number;
}

export class BulkFailureResponse {
  productId: number;
  /** @example BULK.STOCK_BELOW_ZERO */
  code: string;
  message: string;
}

export class BulkResultResponse {
  jobId: number;
  state: BulkState;
  /** Null until the products that match are known. */
  total: number | null;
  /** @example 2 */
  changed: number;
  /** Products that were like this already. */
  unchanged: number;
  /** The first 100 products that stayed as they were, and why. */
  failed: BulkFailureResponse[];
}
