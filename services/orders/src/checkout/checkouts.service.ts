import { Injectable } from '@nestjs/common';
import type { OrderTotals } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Payments } from '@kp/payments';
import { checkoutNotFound } from './domain/checkout.errors';
import { OrderRepository } from '../persistence/order.repository';
import { StatusLinks } from '../status-links';
import { CheckoutPayments, hasUnrefundedMoney } from './checkout-payments';
import { CheckoutReservations } from './checkout-reservations';
import { type CheckoutStatus, statusOf } from './domain/checkout';
import { CheckoutRepository } from './persistence/checkout.repository';

export interface CheckoutView {
  id: string;
  status: CheckoutStatus;
  orderNumber: string | null;
  statusUrl: string | null;
  expiresAt: Date;
  totals: OrderTotals;
}

/** PayPal's id is part of a URL, so it shows the checkout for a day only. */
const PAYPAL_RETURN_TTL_MS = 24 * 60 * 60 * 1000;

@Injectable()
export class CheckoutsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly checkoutPayments: CheckoutPayments,
    private readonly payments: Payments,
    private readonly orders: OrderRepository,
    private readonly reservations: CheckoutReservations,
    private readonly links: StatusLinks,
  ) {}

  async getByPaypalId(providerRef: string): Promise<CheckoutView> {
    const payment = await this.payments.find(providerRef);
    const isRecent = payment !== null && Date.now() - payment.createdAt.getTime() < PAYPAL_RETURN_TTL_MS;
    if (payment?.method !== 'paypal' || payment.checkoutId === null || !isRecent) throw checkoutNotFound();
    return this.get(payment.checkoutId);
  }

  async get(id: string): Promise<CheckoutView> {
    const checkout = await this.checkouts.find(id);
    if (!checkout) throw checkoutNotFound();
    const { priced } = await this.checkouts.getDraft(checkout.draftId);
    const order = checkout.orderId === null ? null : await this.orders.find(checkout.orderId);
    const payments = order === null ? await this.checkoutPayments.list(id) : [];
    const isPaid = payments.some((payment) => hasUnrefundedMoney(payment) && payment.orderId === null);
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

  cancel(id: string): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(id);
      if (checkout?.state !== 'open') return;
      await this.reservations.release(id);
      await this.checkouts.saveState(id, 'cancelled');
    });
  }
}
