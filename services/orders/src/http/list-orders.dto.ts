import { ORDER_STATUSES, type OrderStatus, PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { DELIVERY_KINDS, type DeliveryKind } from '@kp/commerce/delivery-methods';
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { ORDER_SORTS, type OrderSort } from '@kp/commerce/list-rules';
import { TAG_LIMITS } from '@kp/commerce/tag-rules';
import {
  ToBoolean,
  IdParam,
  IsDay,
  OptionalField,
  OptionalSearch,
  PageQuery,
  ToIds,
  WholeField,
} from '@kp/platform/http';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import type { OrderFilter } from '../persistence/order-filter.queries';

/** What a list of orders can be narrowed down to, and its order. */
export class FilterOrdersRequest extends PageQuery {
  @IsIn(ORDER_STATUSES)
  @OptionalField()
  status?: OrderStatus;

  /** `partly_paid`: paid, and what a change added is still to be paid; such orders are not `paid`. */
  @IsIn(SHOWN_PAYMENT_STATUSES)
  @OptionalField()
  paymentStatus?: ShownPaymentStatus;

  @IsIn(PAYMENT_METHODS)
  @OptionalField()
  paymentMethod?: PaymentMethod;

  /** Only orders that are delivered in this way, which is not the standard one. */
  @IsIn(DELIVERY_KINDS)
  @OptionalField()
  delivery?: DeliveryKind;

  /** For the staff: orders that have it. */
  @OptionalSearch(TAG_LIMITS.nameMax)
  tag?: string;

  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  @ToBoolean()
  @OptionalField()
  awaitingPayment?: boolean = false;

  /** true: only delivered orders without an invoice. */
  @ToBoolean()
  @OptionalField()
  awaitingInvoice?: boolean = false;

  /** true: only pending and processing orders that are paid, or paid in cash when they arrive. */
  @ToBoolean()
  @OptionalField()
  awaitingShipment?: boolean = false;

  /** true: only orders that await shipment after the last day that the customer was promised. */
  @ToBoolean()
  @OptionalField()
  overdue?: boolean = false;

  /** First day, in the shop's time zone. @example "2026-11-01" */
  @IsDay()
  @OptionalField()
  from?: string;

  /** Last day, in the shop's time zone. @example "2026-11-30" */
  @IsDay()
  @OptionalField()
  to?: string;

  /** An order number, a product code, a phone number in any spelling, or beginnings of words of the customer's name, company and email. */
  @OptionalSearch(100)
  search?: string;

  /** A leading minus is descending. */
  @IsIn(ORDER_SORTS)
  @OptionalField()
  sort?: OrderSort = '-createdAt';

  static filterOf(request: FilterOrdersRequest): OrderFilter {
    const { status, paymentStatus, paymentMethod, delivery, from, to, search, tag } = request;
    const { awaitingPayment, awaitingInvoice, awaitingShipment, overdue } = request;
    return {
      status,
      paymentStatus,
      paymentMethod,
      delivery,
      from,
      to,
      search,
      tag,
      ...(awaitingPayment ? { awaitingPayment } : {}),
      ...(awaitingInvoice ? { awaitingInvoice } : {}),
      ...(awaitingShipment ? { awaitingShipment } : {}),
      ...(overdue ? { overdue } : {}),
    };
  }
}

export class ListOrdersRequest extends FilterOrdersRequest {
  /** true: own orders only. Without it administrators get all orders. */
  @ToBoolean()
  @OptionalField()
  mine?: boolean = false;
}

export class ExportOrdersRequest extends FilterOrdersRequest {
  /** true: a row per line instead of a row per order. */
  @ToBoolean()
  @OptionalField()
  lines?: boolean = false;
}

const MAX_PRINTED_ORDERS = 100;

export class ShipmentParam extends IdParam {
  @WholeField(1, 2_147_483_647)
  shipmentId: number;
}

export class PackingSlipsRequest {
  /** Separated by commas. @example 17,18 */
  @Max(2_147_483_647, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MAX_PRINTED_ORDERS)
  @ArrayMinSize(1)
  @IsArray()
  @ToIds()
  @ApiProperty({ type: String })
  orderIds: number[];
}
