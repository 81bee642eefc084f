import { minorToDecimal, type OrderStatus, type PaymentMethod, type PaymentStatus } from '@kp/commerce';
import type { Order } from '../../domain/order.entity';
import { OrderAddressResponse } from './order-address.response';
import { OrderEventResponse } from './order-event.response';
import { OrderItemResponse } from './order-item.response';
import { OrderPaymentResponse } from './order-payment.response';

/** An order as its buyer and administrators see it. Amounts are decimals in `currency`. */
export class OrderResponse {
  id: number;
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
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  /** @example "USD" */
  currency: string;
  /** @example "500.00" */
  subtotal: string;
  /** @example "25.00" */
  shipping: string;
  /**
   * A share.
   * @example 0.19
   */
  vatRate: number;
  /** VAT on the subtotal. */
  vatAmount: string;
  /** subtotal + shipping + vatAmount. */
  totalAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  notes: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;

  static from(order: Order, statusUrl?: string): OrderResponse {
    return {
      id: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt.toISOString(),
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
      shipping: minorToDecimal(order.shippingMinor),
      vatRate: order.vatRate,
      vatAmount: minorToDecimal(order.vatMinor),
      totalAmount: minorToDecimal(order.totalMinor),
      items: order.lines.map((line) => OrderItemResponse.from(line)),
      shippingAddress: OrderAddressResponse.from(order.shippingAddress),
      billingAddress: OrderAddressResponse.from(order.billingAddress),
      notes: order.notes,
      awbNumber: order.awbNumber,
      courier: order.courier,
      history: order.history.map((event) => OrderEventResponse.from(event)),
      ...(statusUrl ? { statusUrl } : {}),
    };
  }
}
