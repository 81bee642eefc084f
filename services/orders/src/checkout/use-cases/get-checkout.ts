import { Injectable } from '@nestjs/common';
import type { OrderTotals } from '@kp/commerce';
import { OrderRepository } from '../../persistence/order.repository';
import { StatusLinks } from '../../status-links';
import { CheckoutPayments } from '../checkout-payments';
import { checkoutNotFound } from '../domain/checkout.errors';
import { type CheckoutStatus, statusOf } from '../domain/checkout-status';
import { CheckoutRepository } from '../persistence/checkout.repository';

export interface CheckoutView {
  id: string;
  status: CheckoutStatus;
  /** Once there is an order. */
  orderNumber: string | null;
  /** Where a guest follows that order. */
  statusUrl: string | null;
  expiresAt: Date;
  totals: OrderTotals;
}

/** How a checkout stands: what a browser asks that comes back from a provider, or from a crash. */
@Injectable()
export class GetCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
  ) {}

  /** @throws OrderError ORDERS.CHECKOUT_NOT_FOUND */
  async execute(id: string): Promise<CheckoutView> {
    const checkout = await this.checkouts.find(id);
    if (!checkout) throw checkoutNotFound();
    const { priced } = await this.checkouts.getDraft(checkout.draftId);
    const order = checkout.orderId === null ? null : await this.orders.find(checkout.orderId);
    const isPaid = order === null && (await this.payments.findPaid(id)) !== null;
    return {
      id,
      status: statusOf(checkout, isPaid, new Date()),
      orderNumber: order?.orderNumber ?? null,
      statusUrl: order && order.userId === null ? this.links.urlOf(order.id) : null,
      expiresAt: checkout.expiresAt,
      totals: priced.totals,
    };
  }
}
