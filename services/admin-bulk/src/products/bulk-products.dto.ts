import { PRODUCT_LIMITS, PRODUCT_STATUSES, type ProductStatus, PRODUCT_RULES } from '@kp/commerce';
import { MULTIPLIER_DECIMALS, MULTIPLIER_MAX } from '@kp/commerce/repricing';
import { FollowsRule, FormLine, IdList, OptionalField, TextOfNumber, WholeNumber } from '@kp/platform/http';
import { ArrayMinSize, IsIn, IsInt, IsNumber, Max, Min } from 'class-validator';

const MAX_PRODUCTS = 1000;

export const STOCK_OPERATIONS = ['set', 'add', 'subtract'] as const;
export type StockOperation = (typeof STOCK_OPERATIONS)[number];

export class BulkDeleteRequest {
  /** At most 1,000; one that is named twice counts once. @example [1, 2] */
  @ArrayMinSize(1, { message: 'No products selected' })
  @IdList(MAX_PRODUCTS)
  productIds: number[];
}

export class BulkPricesRequest extends BulkDeleteRequest {
  /** Of the present price, half up to the cent. @example 1.1 */
  @Max(MULTIPLIER_MAX)
  @Min(10 ** -MULTIPLIER_DECIMALS)
  @IsNumber({ maxDecimalPlaces: MULTIPLIER_DECIMALS, allowNaN: false, allowInfinity: false })
  @OptionalField()
  multiplier?: number;

  /** Instead of the multiplier. @example 12.50 */
  @TextOfNumber()
  @FormLine(PRODUCT_RULES.price)
  @OptionalField()
  fixedPrice?: string;
}

export class BulkCategoriesRequest extends BulkDeleteRequest {
  @FollowsRule(PRODUCT_RULES.categoryId)
  @WholeNumber()
  categoryId: number;
}

export class BulkStatusRequest extends BulkDeleteRequest {
  @IsIn(PRODUCT_STATUSES)
  status: ProductStatus;
}

export class BulkStockRequest extends BulkDeleteRequest {
  @IsIn(STOCK_OPERATIONS, { message: 'Unknown operation' })
  operation: StockOperation;

  /** @example 10 */
  @Max(PRODUCT_LIMITS.stockMax)
  @Min(0)
  @IsInt()
  value: number;
}

export class BulkFailureResponse {
  productId: number;
  /** @example BULK.STOCK_BELOW_ZERO */
  code: string;
  message: string;
}

export class BulkResultResponse {
  /** @example 2 */
  changed: number;
  /** The products that stayed as they were, and why. */
  failed: BulkFailureResponse[];
}
