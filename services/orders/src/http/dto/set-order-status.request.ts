import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { CleanText, OptionalField, OptionalLine } from '@kp/platform/http';
import { IsIn, IsString, MaxLength } from 'class-validator';

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
}
