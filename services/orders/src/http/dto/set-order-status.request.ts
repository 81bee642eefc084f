import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { CleanText, OptionalField, OptionalLine } from '@kp/platform/http';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';

export class SetOrderStatusRequest {
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  /** The courier's tracking number; missing or empty leaves it as it is. */
  @OptionalLine(100)
  awbNumber?: string;

  /** Missing or empty leaves it as it is. */
  @OptionalLine(100)
  courier?: string;

  /** Stands in the history, where the customer reads it. */
  @MaxLength(1000)
  @IsString()
  @CleanText()
  @OptionalField()
  note?: string;

  /**
   * With `cancelled` and an order that is paid online: what goes back. Missing gives everything back, "0" nothing.
   * @example "12.50"
   */
  @Matches(/^\d{1,9}(\.\d{1,2})?$/, { message: '$property must be an amount like "12.50"' })
  @OptionalField()
  refundAmount?: string;
}
