import {
  isCancellable,
  minorToDecimal,
  type OrderReferences,
  orderReferences,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  TRACK_ORDER_RULES,
} from '@kp/commerce';
import { FormCode, FormEmail } from '@kp/platform/http';
import { IsString, MaxLength } from 'class-validator';
import { isPlacedByGuest, type Order } from '../domain/order.entity';
import type { OrderAccount } from '../use-cases/join-guest-orders';
import { OrderEventResponse, ShipmentResponse, type Tracking } from './order-history.dto';
import { OrderItemResponse } from './order-parts.dto';
import { TaxLineResponse, taxesOf } from './order-taxes.dto';

export class OrderStatusTokenRequest {
  /** From the link that a guest was given. */
  @MaxLength(200)
  @IsString()
  token: string;
}

export class TrackOrderRequest {
  /** In any spelling: "ord 2026 123" is ORD-2026-000123. @example "ORD-2026-000123" */
  @FormCode(TRACK_ORDER_RULES.orderNumber)
  orderNumber: string;

  /** Of the order. */
  @FormEmail(TRACK_ORDER_RULES.email)
  email: string;
}

export class ConfirmOrderRequest {
  /** From the link that was mailed. */
  @MaxLength(200)
  @IsString()
  token: string;
}

interface OrderStatusView {
  account: OrderAccount | null;
  tracking: Tracking;
  withdrawalPath: string | null;
}

export class OrderDestinationResponse {
  firstName: string;
  city: string;
  country: string;
}

export class OrderStatusResponse implements OrderReferences {
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  currency: string;
  subtotal: string;
  discountCode: string | null;
  discount: string;
  shipping: string;
  vatRate: number | null;
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  totalAmount: string;
  items: OrderItemResponse[];
  shipTo: OrderDestinationResponse;
  /** What was promised when it was placed, as ISO days; null where none was. @example "2026-12-03" */
  promisedFirstDay: string | null;
  /** @example "2026-12-07" */
  promisedLastDay: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first. */
  shipments: ShipmentResponse[];
  /** @example "PO-4711" */
  poNumber: string | null;
  costCenter: string | null;
  /** Its invoice is made out to the company that was named with the order, without asking again. */
  hasBillingCompany: boolean;
  /** Of the invoice that is not reversed. @example "INV-2026-000001" */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** With this link: it was placed as a guest, and nothing is packed yet. */
  canCancel: boolean;
  /** Of the form to withdraw from the contract; null where that is not possible any more. @example "/withdraw#…" */
  withdrawalPath: string | null;
  /** Of a signed-in caller: the order is in the account, or a guest's with the same email that can join it. */
  account: OrderAccount | null;

  static from(order: Order, { account, tracking, withdrawalPath }: OrderStatusView): OrderStatusResponse {
    const { firstName, city, country } = order.shippingAddress;
    return {
      orderNumber: order.orderNumber,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      confirmationRequired: order.confirmationRequired,
      reservedUntil: order.isStockReleased ? null : (order.reservedUntil?.toISOString() ?? null),
      currency: order.currency,
      subtotal: minorToDecimal(order.subtotalMinor),
      discountCode: order.discountCode,
      discount: minorToDecimal(order.discountMinor),
      shipping: minorToDecimal(order.shippingMinor),
      ...taxesOf(order.taxLines, order.isTaxIncluded),
      vatAmount: minorToDecimal(order.vatMinor),
      totalAmount: minorToDecimal(order.totalMinor),
      items: order.lines.map((line) => OrderItemResponse.from(line)),
      shipTo: { firstName, city, country },
      promisedFirstDay: order.promisedFirstDay,
      promisedLastDay: order.promisedLastDay,
      awbNumber: order.awbNumber,
      courier: order.courier,
      trackingUrl: tracking.trackingUrlOf(order),
      shipments: order.shipments.map((sent) => ShipmentResponse.from(sent, tracking)),
      ...orderReferences(order),
      hasBillingCompany: order.vatNumber !== null,
      invoiceNumber: order.invoiceNumber,
      history: order.history.map((event) => OrderEventResponse.from(event)),
      canCancel: isCancellable(order) && isPlacedByGuest(order),
      withdrawalPath,
      account,
    };
  }
}
