import { ORDER_STATUSES, type OrderStatus } from '@kp/commerce';
import { OptionalField, OptionalSingleLine, IsWhole, IsText } from '@kp/platform/http';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { AMOUNT_MESSAGE } from './place-order.dto';

export class SetOrderStatusRequest {
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  /** The courier's tracking number; missing or empty leaves it as it is. */
  @OptionalSingleLine(100)
  awbNumber?: string;

  /** Missing or empty leaves it as it is. */
  @OptionalSingleLine(100)
  courier?: string;

  /** Shown in the order's history, to the customer too. */
  @IsText(1000)
  @OptionalField()
  note?: string;

  /** With `cancelled` and an order that is paid online: what goes back. Missing gives everything back, "0" nothing. @example "12.50" */
  @Matches(/^\d{1,9}(\.\d{1,2})?$/, AMOUNT_MESSAGE)
  @OptionalField()
  refundAmount?: string;

  /** With `shipped` or `delivered`: although a part of the order is still to be paid. Without it that is 409 ORDERS.BALANCE_OUTSTANDING. */
  @IsBoolean()
  @OptionalField()
  isOutstandingAccepted?: boolean;
}

export class MatchPaymentRequest {
  /** An unmatched payment. */
  @IsWhole(1, 2_147_483_647)
  paymentId: number;
}
