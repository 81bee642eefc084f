import { Injectable } from '@nestjs/common';
import { RemoveOrderedProducts } from '@kp/cart';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { type OnlineMethod, type PaymentSnapshot, Payments } from '@kp/payments';
import { DiscountUses } from '../../discounts/discount-uses';
import { newOrder, type OrderIdentity, type OrderStart } from '../../domain/new-order';
import { shortStock } from '../../domain/order.errors';
import { ORDER_PAID_OUT_OF_STOCK, ORDER_PLACED, type OrderPlaced } from '../../events';
import { OrderReservations } from '../../order-reservations';
import { OrderIdentityRepository } from '../../persistence/order-identity.repository';
import { OrderRepository } from '../../persistence/order.repository';
import { PromisedDays } from '../../promised-days';
import { PayOrder, requestOutOfStockRefund } from '../../use-cases/pay-order';
import { hasUnrefundedMoney } from '../checkout-payments';
import { CheckoutReservations } from '../checkout-reservations';
import type { Checkout, Draft } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';

export interface CheckoutPaying {
  payment: PaymentSnapshot | null;
  unpaidMethod?: OnlineMethod;
}

export interface CheckoutOutcome {
  orderId: number;
  isOutOfStock: boolean;
  isReserved: boolean;
}

interface Payment {
  method: OnlineMethod;
  isPaid: boolean;
  paymentId: number | null;
  isOutOfStock: boolean;
}

/** Turns a checkout into its order, once: concurrent calls of browser and webhook wait for the lock and find it. */
@Injectable()
export class CompleteCheckout {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly identities: OrderIdentityRepository,
    private readonly payments: Payments,
    private readonly checkoutReservations: CheckoutReservations,
    private readonly orders: OrderRepository,
    private readonly payOrder: PayOrder,
    private readonly cart: RemoveOrderedProducts,
    private readonly outbox: Outbox,
    private readonly reservations: OrderReservations,
    private readonly discounts: DiscountUses,
    private readonly promises: PromisedDays,
  ) {}

  /** @returns null when nothing pays it and no `unpaidMethod` is given @throws OrderError ORDERS.SHORT_STOCK if unpaid */
  execute(checkoutId: string, { payment, unpaidMethod }: CheckoutPaying): Promise<CheckoutOutcome | null> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lock(checkoutId);
      if (!checkout) return null;
      if (checkout.orderId !== null) {
        const { orderId } = checkout;
        if (payment) await this.applyLatePayment(orderId, payment.id);
        return { orderId, isOutOfStock: await this.isOutOfStock(checkout, orderId), isReserved: false };
      }
      const draft = await this.draftOf(checkout, payment);
      const identity = await this.identities.next();
      const { totalMinor, currency, request } = draft;
      const isPaid =
        payment !== null && (await this.payments.matchToOrder(payment.id, identity.id, totalMinor, currency));
      const method = isPaid ? payment.method : unpaidMethod;
      if (!method) return null;
      const shortages = await this.checkoutReservations.sell(checkoutId, request.items, identity.id);
      if (shortages.length > 0 && !isPaid) throw shortStock(shortages);
      const isOutOfStock = shortages.length > 0;
      await this.applyDiscount(checkoutId, identity.id, draft, { isPaid, isOutOfStock });
      const paymentId = payment?.id ?? null;
      const orderNumber = await this.createOrder(identity, checkout, draft, {
        method,
        isPaid,
        paymentId,
        isOutOfStock,
      });
      if (isPaid) await this.payments.name(payment, orderNumber);
      return { orderId: identity.id, isOutOfStock, isReserved: !isPaid };
    });
  }

  private async applyDiscount(
    checkoutId: string,
    orderId: number,
    { request, priced: { discount } }: Draft,
    { isPaid, isOutOfStock }: Pick<Payment, 'isPaid' | 'isOutOfStock'>,
  ): Promise<void> {
    if (isOutOfStock || !discount) return this.discounts.release({ checkoutId });
    await this.discounts.handOver(checkoutId, orderId, discount.code, request, { isPaid });
  }

  private async createOrder(
    identity: OrderIdentity,
    { id: checkoutId, userId, rateLimitKey }: Checkout,
    { request, priced, totalMinor }: Draft,
    payment: Payment,
  ): Promise<string> {
    const orderId = identity.id;
    const customer = { userId, email: request.email, language: request.language };
    const input = { ...request, paymentMethod: payment.method, rateLimitKey };
    const start = this.startOf(payment);
    const placed = newOrder(identity, customer, input, priced, start);
    const days = this.promises.ofPlaced(placed, [], identity.placedAt);
    const order = (await this.orders.insert({ ...placed, ...days }))!;
    await this.checkouts.saveState(checkoutId, payment.isOutOfStock ? 'out_of_stock' : 'ordered', orderId);
    const entry = { orderId, amountMinor: totalMinor, actor: 'system' } as const;
    if (payment.isPaid) await this.orders.addEvent({ ...entry, kind: 'paid' });
    if (payment.isOutOfStock) {
      await requestOutOfStockRefund(this.payments, orderId, payment.paymentId!);
      await this.orders.addEvent({ ...entry, kind: 'refund_requested' });
      await this.outbox.record(ORDER_PAID_OUT_OF_STOCK, { orderId } satisfies OrderPlaced);
      return order.orderNumber;
    }
    const productIds = priced.lines.map(({ productId }) => productId);
    if (userId !== null) await this.cart.execute(userId, productIds);
    await this.outbox.record(ORDER_PLACED, { orderId } satisfies OrderPlaced);
    return order.orderNumber;
  }

  /** An order without units is cancelled, so that cancelling returns nothing and reopening deducts them. */
  private startOf({ isPaid, isOutOfStock, paymentId }: Payment): OrderStart {
    if (isOutOfStock) return { status: 'cancelled', paymentStatus: 'out_of_stock_paid', paymentId };
    if (isPaid) return { status: 'pending', paymentStatus: 'paid', paymentId };
    const reservationMinutes = this.reservations.minutesOf({ confirmationRequired: false });
    return { status: 'pending', paymentStatus: 'unpaid', paymentId, reservationMinutes };
  }

  private async applyLatePayment(orderId: number, paymentId: number): Promise<void> {
    const payment = await this.payments.findById(paymentId);
    if (!payment || !hasUnrefundedMoney(payment) || payment.orderId !== null) return;
    if (await this.payOrder.execute(orderId, payment)) return;
    await this.payments.requestRefund({
      paymentId,
      amountMinor: null,
      reason: 'unmatched',
      key: 'paid-twice',
    });
  }

  private async isOutOfStock({ id, state }: Checkout, orderId: number): Promise<boolean> {
    if (state === 'out_of_stock') return true;
    if ((await this.orders.find(orderId))?.paymentStatus !== 'out_of_stock_paid') return false;
    await this.checkouts.saveState(id, 'out_of_stock', orderId);
    return true;
  }

  private async draftOf({ id, draftId }: Checkout, payment: PaymentSnapshot | null): Promise<Draft> {
    const started = payment ? await this.checkouts.listPayments(id) : [];
    const own = started.find(({ paymentId }) => paymentId === payment?.id);
    return this.checkouts.getDraft(own?.draftId ?? draftId);
  }
}
