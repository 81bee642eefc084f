import { Injectable } from '@nestjs/common';
import type { OrderTotals } from '@kp/commerce';
import { Payments } from '@kp/payments';
import { checkoutNotFound } from '../../domain/order.errors';
import { OrderRepository } from '../../persistence/order.repository';
import { StatusLinks } from '../../status-links';
import { CheckoutPayments, isMoneyThere } from '../checkout-payments';
import { type CheckoutStatus, statusOf } from '../domain/checkout';
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

/** How long a PayPal id, which stands in a URL, shows how its checkout stands. */
const PAYPAL_RETURN_TTL_MS = 24 * 60 * 60 * 1000;

/** How a checkout stands: what a browser asks that comes back from a provider, or from a crash. */
@Injectable()
export class GetCheckout {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly provider: Payments,
    private readonly orders: OrderRepository,
    private readonly links: StatusLinks,
  ) {}

  /**
   * The same for a browser that knows nothing but the id with which PayPal sends its shoppers back.
   * @throws OrderError ORDERS.CHECKOUT_NOT_FOUND
   */
  async executeForPaypal(providerRef: string): Promise<CheckoutView> {
    const payment = await this.provider.find(providerRef);
    const isRecent = payment !== null && Date.now() - payment.createdAt.getTime() < PAYPAL_RETURN_TTL_MS;
    if (payment?.method !== 'paypal' || payment.checkoutId === null || !isRecent) throw checkoutNotFound();
    return this.execute(payment.checkoutId);
  }

  /** @throws OrderError ORDERS.CHECKOUT_NOT_FOUND */
  async execute(id: string): Promise<CheckoutView> {
    const checkout = await this.checkouts.find(id);
    if (!checkout) throw checkoutNotFound();
    const { priced } = await this.checkouts.getDraft(checkout.draftId);
    const order = checkout.orderId === null ? null : await this.orders.find(checkout.orderId);
    const payments = order === null ? await this.payments.list(id) : [];
    const isPaid = payments.some((payment) => isMoneyThere(payment) && payment.orderId === null);
    const isInReview = payments.some((payment) => payment.isInReview);
    return {
      id,
      status: statusOf(checkout, { isPaid, isInReview }, new Date()),
      orderNumber: order?.orderNumber ?? null,
      statusUrl: order && order.userId === null ? this.links.urlOf(order.id) : null,
      expiresAt: checkout.expiresAt,
      totals: priced.totals,
    };
  }
}
