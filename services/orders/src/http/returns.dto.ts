import {
  type AskedReturnReason,
  isOfflineMethod,
  MAX_LINE_QUANTITY,
  MAX_RETURN_TEXT_LENGTH,
  minorToDecimal,
  personName,
  REFUND_METHODS,
  type RefundMethod,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnReason,
  type ReturnState,
} from '@kp/commerce';
import {
  OptionalField,
  OptionalSearch,
  OptionalSingleLine,
  PageQuery,
  IsWhole,
  IsText,
  ListOf,
} from '@kp/platform/http';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import type { ProposedReturn } from '../returns/propose-refunds';
import type { ReturnsOfOrder } from '../returns/return-reader';
import type { ReturnedLine, ReturnView } from '../returns/return.queries';

const MAX_ITEMS = 200;
const AMOUNT_ABOVE_ZERO = /^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/;

export class OrderItemQuantity {
  /** Of the order. */
  @IsWhole(1, 2_147_483_647)
  itemId: number;

  @IsWhole(1, MAX_LINE_QUANTITY)
  quantity: number;
}

export class ReturnTermsResponse {
  /** After the delivery, to ask for a return. @example 30 */
  days: number;
  /** Where the items are sent, at the cost of the customer: ISO 3166 code. @example "RO" */
  country: string;
}

export class ShippedItemRequest extends OrderItemQuantity {}

export class ShipItemsRequest {
  /** Each item of the order once. */
  @ListOf(() => ShippedItemRequest, {
    min: 1,
    max: MAX_ITEMS,
    uniqueBy: ({ itemId }: OrderItemQuantity) => itemId,
  })
  items: ShippedItemRequest[];

  /** The courier's tracking number. */
  @OptionalSingleLine(100)
  awbNumber?: string;

  @OptionalSingleLine(100)
  courier?: string;

  /** Although a part of the order is still to be paid. Without it that is 409 ORDERS.BALANCE_OUTSTANDING. */
  @IsBoolean()
  @OptionalField()
  isOutstandingAccepted?: boolean;
}

export class ReturnedItemRequest extends OrderItemQuantity {
  @IsIn(RETURN_REASONS)
  reason: AskedReturnReason;
}

export class RequestReturnRequest {
  /** Each item of the order once. */
  @ListOf(() => ReturnedItemRequest, {
    min: 1,
    max: MAX_ITEMS,
    uniqueBy: ({ itemId }: OrderItemQuantity) => itemId,
  })
  items: ReturnedItemRequest[];

  @IsText(MAX_RETURN_TEXT_LENGTH)
  @OptionalField()
  comment?: string;
}

export class ListReturnsRequest extends PageQuery {
  @IsIn(RETURN_STATES)
  @OptionalField()
  state?: ReturnState;

  /** The number of a return or an order, or beginnings of words of the customer's name, company and email. */
  @OptionalSearch(100)
  search?: string;
}

export class ReturnReasonRequest {
  /** The customer reads it. */
  @MaxLength(MAX_RETURN_TEXT_LENGTH)
  @MinLength(1)
  @IsString()
  reason: string;
}

export class RestockedItemRequest {
  /** Of the order. */
  @IsWhole(1, 2_147_483_647)
  itemId: number;

  @IsWhole(0, MAX_LINE_QUANTITY)
  quantity: number;
}

export class ReceiveReturnRequest {
  /** Items of which all units go back to the stock; the others are written off. */
  @Max(2_147_483_647, { each: true })
  @Min(1, { each: true })
  @IsInt({ each: true })
  @ArrayMaxSize(MAX_ITEMS)
  @IsArray()
  @OptionalField()
  restockItemIds?: number[];

  /** The same by units, in its place: those of an item beyond its quantity are written off. */
  @ListOf(() => RestockedItemRequest, {
    max: MAX_ITEMS,
    uniqueBy: ({ itemId }: RestockedItemRequest) => itemId,
  })
  @OptionalField()
  restock?: RestockedItemRequest[];

  static restockedOf({ restockItemIds = [], restock }: ReceiveReturnRequest) {
    const units = new Map(restock?.map(({ itemId, quantity }) => [itemId, quantity]));
    return ({ orderLineId, quantity }: ReturnedLine): number => {
      if (restock) return units.get(orderLineId) ?? 0;
      return restockItemIds.includes(orderLineId) ? quantity : 0;
    };
  }
}

export class RefundReturnRequest {
  /** `payment` for an order that was paid online, otherwise how it was given back. */
  @IsIn(REFUND_METHODS)
  method: RefundMethod;

  /** At most what was paid. @example "12.50" */
  @Matches(AMOUNT_ABOVE_ZERO, { message: '$property must be an amount like "12.50"' })
  amount: string;
}

export class ReturnedItemResponse {
  itemId: number;
  productName: string;
  /** @example "KP-12" */
  productCode: string;
  quantity: number;
  reason: ReturnReason;
  /** Null until it is received. */
  isRestocked: boolean | null;
  /** Of the units, those that went back to the stock; null until it is received. */
  restockedQuantity: number | null;
  /** Of these, withdrawn before they were shipped: nothing comes back. */
  unshippedQuantity: number;

  static from({ orderLineId, ...line }: ReturnedLine): ReturnedItemResponse {
    const { productName, productCode, quantity, reason, isRestocked, restockedQuantity } = line;
    const { unshippedQuantity } = line;
    return {
      itemId: orderLineId,
      productName,
      productCode,
      quantity,
      reason,
      isRestocked,
      restockedQuantity,
      unshippedQuantity,
    };
  }
}

export class ReturnResponse {
  id: number;
  /** @example "RMA-2026-000001" */
  returnNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  state: ReturnState;
  /** The customer withdrew from the contract, without a reason. */
  isWithdrawal: boolean;
  comment: string | null;
  /** Why it was rejected or closed. */
  staffReason: string | null;
  currency: string;
  /** @example "12.50" */
  refundAmount: string | null;
  items: ReturnedItemResponse[];

  static from(view: ReturnView): ReturnResponse {
    const { id, returnNumber, createdAt, state, isWithdrawal, comment, staffReason, currency } = view;
    const { refundMinor, lines } = view;
    return {
      id,
      returnNumber,
      createdAt: createdAt.toISOString(),
      state,
      isWithdrawal,
      comment,
      staffReason,
      currency,
      refundAmount: refundMinor === null ? null : minorToDecimal(refundMinor),
      items: lines.map((line) => ReturnedItemResponse.from(line)),
    };
  }
}

export class ReturnOfStaffResponse extends ReturnResponse {
  orderId: number;
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  customerName: string;
  /** Who withdrew, as entered; null for other returns. */
  declaredBy: string | null;
  email: string;
  /**
   * The units with VAT less their part of the discount, with the delivery when a withdrawal leaves nothing of the order;
   * at most what is left of the payment. @example "14.88"
   */
  proposedRefund: string;
  /** How it can be refunded. */
  refundMethods: RefundMethod[];

  static override from(view: ProposedReturn): ReturnOfStaffResponse {
    const { orderId, orderNumber, email, proposedMinor, ...order } = view;
    const isPaidOnline = !isOfflineMethod(order.paymentMethod) && order.paymentId !== null;
    return {
      ...ReturnResponse.from(view),
      orderId,
      orderNumber,
      customerName: personName(view),
      declaredBy: order.declaredBy,
      email,
      proposedRefund: minorToDecimal(proposedMinor),
      refundMethods: isPaidOnline ? ['payment'] : ['transfer', 'cash'],
    };
  }
}

export class ReturnableItemResponse {
  itemId: number;
  /** Units that are in no return. */
  quantity: number;
}

export class OrderReturnsResponse {
  /** ISO 8601, UTC; null when nothing can be returned. */
  returnableUntil: string | null;
  returnableItems: ReturnableItemResponse[];
  /** Newest first. */
  returns: ReturnResponse[];

  static from({ returnableUntil, items, returns }: ReturnsOfOrder): OrderReturnsResponse {
    return {
      returnableUntil: returnableUntil?.toISOString() ?? null,
      returnableItems: items,
      returns: returns.map((view) => ReturnResponse.from(view)),
    };
  }
}
