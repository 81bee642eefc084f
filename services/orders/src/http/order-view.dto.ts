import {
  minorToDecimal,
  type OrderReferences,
  orderReferences,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import type { Order } from '../domain/order.entity';
import { OrderEventResponse, ShipmentResponse, type StaffNames, type Tracking } from './order-history.dto';
import type { LinkedPaths } from '../order-paths';
import { TransferInstructionsResponse } from '../transfers/transfers.dto';
import { OrderBalanceLinkResponse, OrderItemResponse } from './order-parts.dto';
import { TaxLineResponse, taxesOf } from './order-taxes.dto';
import { DeliveryMethodView } from './delivery-method.dto';

export class OrderSumsResponse {
  /** @example "USD" */
  currency: string;
  /** Of the items, before the discount. @example "500.00" */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  /** @example "25.00" */
  shipping: string;
  /** A share; null where goods have several. @example 0.19 */
  vatRate: number | null;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** subtotal - discount + shipping, and vatAmount where prices do not include it. */
  totalAmount: string;
}

/** What the account, the staff and whoever has the link of an order are all shown. */
export class OrderViewResponse extends OrderSumsResponse implements OrderReferences {
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** At the prices of an accepted quote; then `cash` is not paid on delivery. */
  isNegotiated: boolean;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  /** Of the total, what a change added after it was paid, and is still to be paid. @example "0.00" */
  outstandingAmount: string;
  /** Where it can be paid, once the staff has sent a link; null without one. */
  balanceLink: OrderBalanceLinkResponse | null;
  /** Where its money goes while it waits for a transfer; null otherwise. */
  transfer: TransferInstructionsResponse | null;
  items: OrderItemResponse[];
  /** By which the company finds the purchase in its own books. @example "PO-4711" */
  poNumber: string | null;
  costCenter: string | null;
  /** What was promised when it was placed, as ISO days; null where none was. @example "2026-12-03" */
  promisedFirstDay: string | null;
  /** @example "2026-12-07" */
  promisedLastDay: string | null;
  /** The way of delivery that was chosen; null for the standard one. */
  deliveryMethod: DeliveryMethodView | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first; the order's own tracking number is that of the newest. */
  shipments: ShipmentResponse[];
  /** Of the invoice that is not reversed. @example "INV-2026-000001" */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Of the form to withdraw from the contract; null where that is not possible any more. @example "/withdraw#…" */
  withdrawalPath: string | null;
}

export interface OrderView extends Partial<LinkedPaths> {
  /** Shows what customers must not see. */
  isStaff?: boolean;
  names?: StaffNames;
}

export function orderView(
  order: Order,
  tracking: Tracking,
  { isStaff = false, names, withdrawalPath = null, proFormaPath = null }: OrderView = {},
): OrderViewResponse {
  const { orderNumber, status, paymentMethod, paymentStatus, confirmationRequired, currency, isNegotiated } =
    order;
  const { discountCode, promisedFirstDay, promisedLastDay, awbNumber, courier, invoiceNumber } = order;
  const history = isStaff ? order.history : order.history.filter(({ kind }) => kind !== 'price_agreed');
  return {
    orderNumber,
    createdAt: order.createdAt.toISOString(),
    status,
    paymentMethod,
    paymentStatus,
    isNegotiated,
    confirmationRequired,
    reservedUntil: order.isStockReleased ? null : (order.reservedUntil?.toISOString() ?? null),
    currency,
    subtotal: minorToDecimal(order.subtotalMinor),
    discountCode,
    discount: minorToDecimal(order.discountMinor),
    shipping: minorToDecimal(order.shippingMinor),
    ...taxesOf(order.taxLines, order.isTaxIncluded),
    vatAmount: minorToDecimal(order.vatMinor),
    totalAmount: minorToDecimal(order.totalMinor),
    outstandingAmount: minorToDecimal(order.outstandingMinor),
    balanceLink: OrderBalanceLinkResponse.from(order),
    transfer: TransferInstructionsResponse.from(order, tracking.bankAccount, proFormaPath),
    items: order.lines.map((line) => OrderItemResponse.from(line, isStaff)),
    ...orderReferences(order),
    promisedFirstDay,
    promisedLastDay,
    deliveryMethod: order.deliveryMethod,
    awbNumber,
    courier,
    trackingUrl: tracking.trackingUrlOf(order),
    shipments: order.shipments.map((sent) => ShipmentResponse.from(sent, tracking)),
    invoiceNumber,
    history: history.map((event) => OrderEventResponse.from(event, isStaff ? names : undefined)),
    withdrawalPath,
  };
}
