import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { Flag, OptionalField, WholeNumber } from '@kp/platform/http';
import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';

export class ListOrdersRequest {
  /** true: the caller's own orders. Without it an administrator sees everybody's. */
  @IsBoolean()
  @Flag()
  @OptionalField()
  mine?: boolean = false;

  @IsIn(ORDER_STATUSES)
  @OptionalField()
  status?: OrderStatus;

  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  @IsBoolean()
  @Flag()
  @OptionalField()
  awaitingPayment?: boolean = false;

  @Max(1000)
  @Min(1)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  limit?: number = 100;

  @Max(10_000_000)
  @Min(0)
  @IsInt()
  @WholeNumber()
  @OptionalField()
  offset?: number = 0;
}
