import type { AccountReader } from '@kp/auth';
import {
  minorToDecimal,
  type OrderStatus,
  orderTexts,
  type OrderTexts,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import type { BuyerKind } from '@kp/commerce/legal-duties';
import type { VatNumberState } from '@kp/settings';
import type { Order } from '../domain/order.entity';
import { OrderEventResponse, ShipmentResponse, type StaffNames, type Tracking } from './order-history.dto';
import { OrderAddressResponse, OrderItemResponse, OrderPaymentResponse } from './order-parts.dto';
import { TaxLineResponse, taxesOf } from './order-taxes.dto';

interface OrderView {
  statusUrl?: string;
  /** Shows what customers must not see. */
  isStaff?: boolean;
  names?: StaffNames;
  withdrawalPath?: string | null;
}

export class OrderResponse implements OrderTexts {
  id: number;
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** ISO 8601, UTC: of the last change, by which changes of the staff are compared. */
  updatedAt: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
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
  /** Of it, what a change added after it was paid, and is still to be paid. @example "0.00" */
  outstandingAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Whom its invoice is made out to, when it was named with the order. @example "RO12345674" */
  vatNumber: string | null;
  /** What the register of the EU said of it when the order was placed; null where the tax did not depend on it. */
  vatNumberCheck: VatNumberState | null;
  /** A business names its company with a tax number; everybody else is a consumer. */
  buyerKind: BuyerKind;
  /** By which the company finds the purchase in its own books. @example "PO-4711" */
  poNumber: string | null;
  costCenter: string | null;
  notes: string | null;
  /** What was promised when it was placed, as ISO days; null where none was. @example "2026-12-03" */
  promisedFirstDay: string | null;
  /** @example "2026-12-07" */
  promisedLastDay: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first; the order's own tracking number is that of the newest. */
  shipments: ShipmentResponse[];
  /** Of the invoice that is not reversed. @example "INV-2026-000001" */
  invoiceNumber: string | null;
  /** For the staff: whose account it is in; null for a guest's. */
  customerId?: number | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Of the form to withdraw from the contract; null where that is not possible any more. @example "/withdraw#…" */
  withdrawalPath: string | null;
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;

  static from(
    order: Order,
    tracking: Tracking,
    { statusUrl, isStaff = false, names, withdrawalPath = null }: OrderView = {},
  ): OrderResponse {
    const history = isStaff ? order.history : order.history.filter(({ kind }) => kind !== 'price_agreed');
    return {
      id: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
      status: order.status,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      confirmationRequired: order.confirmationRequired,
      reservedUntil: order.isStockReleased ? null : (order.reservedUntil?.toISOString() ?? null),
      payment: OrderPaymentResponse.from(order),
      email: order.email,
      language: order.language,
      currency: order.currency,
      subtotal: minorToDecimal(order.subtotalMinor),
      discountCode: order.discountCode,
      discount: minorToDecimal(order.discountMinor),
      shipping: minorToDecimal(order.shippingMinor),
      ...taxesOf(order.taxLines, order.isTaxIncluded),
      vatAmount: minorToDecimal(order.vatMinor),
      totalAmount: minorToDecimal(order.totalMinor),
      outstandingAmount: minorToDecimal(order.outstandingMinor),
      items: order.lines.map((line) => OrderItemResponse.from(line, isStaff)),
      shippingAddress: OrderAddressResponse.from(order.shippingAddress),
      billingAddress: OrderAddressResponse.from(order.billingAddress),
      vatNumber: order.vatNumber,
      vatNumberCheck: order.vatNumberCheck?.state ?? null,
      buyerKind: order.buyerKind,
      ...orderTexts((field) => order[field]),
      promisedFirstDay: order.promisedFirstDay,
      promisedLastDay: order.promisedLastDay,
      awbNumber: order.awbNumber,
      courier: order.courier,
      trackingUrl: tracking.trackingUrlOf(order),
      shipments: order.shipments.map((sent) => ShipmentResponse.from(sent, tracking)),
      invoiceNumber: order.invoiceNumber,
      history: history.map((event) => OrderEventResponse.from(event, isStaff ? names : undefined)),
      withdrawalPath,
      ...(isStaff ? { customerId: order.userId } : {}),
      ...(statusUrl ? { statusUrl } : {}),
    };
  }
}

/** Of those who appear in the history. */
export function staffNamesOf({ history }: Order, accounts: AccountReader): Promise<StaffNames> {
  const ids = history.flatMap(({ actorUserId }) => (actorUserId === null ? [] : [actorUserId]));
  return accounts.findNames([...new Set(ids)]);
}
