import { isCancellable, TRACK_ORDER_RULES } from '@kp/commerce';
import { FormCode, FormEmail, IsText } from '@kp/platform/http';
import { isPlacedByGuest, type Order } from '../domain/order.entity';
import type { LinkedPaths } from '../order-paths';
import type { OrderAccount } from '../use-cases/join-guest-orders';
import type { Tracking } from './order-history.dto';
import { orderView, OrderViewResponse } from './order-view.dto';

export class OrderStatusTokenRequest {
  /** From the link that a guest was given. */
  @IsText(200)
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
  @IsText(200)
  token: string;
}

interface OrderStatusView extends LinkedPaths {
  account: OrderAccount | null;
  tracking: Tracking;
}

export class OrderDestinationResponse {
  firstName: string;
  city: string;
  country: string;
}

export class OrderStatusResponse extends OrderViewResponse {
  shipTo: OrderDestinationResponse;
  /** Its invoice is made out to the company that was named with the order, without asking again. */
  hasBillingCompany: boolean;
  /** With this link: it was placed as a guest, and nothing is packed yet. */
  canCancel: boolean;
  /** Of a signed-in caller: the order is in the account, or a guest's with the same email that can join it. */
  account: OrderAccount | null;

  static from(order: Order, { account, tracking, ...paths }: OrderStatusView): OrderStatusResponse {
    const { firstName, city, country } = order.shippingAddress;
    return {
      ...orderView(order, tracking, paths),
      shipTo: { firstName, city, country },
      hasBillingCompany: order.vatNumber !== null,
      canCancel: isCancellable(order) && isPlacedByGuest(order),
      account,
    };
  }
}
