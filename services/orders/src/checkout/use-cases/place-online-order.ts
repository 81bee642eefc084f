import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { DomainError, requestHash } from '@kp/platform/http';
import { type OnlineMethod, type PaymentSnapshot, PaymentMethods, Payments } from '@kp/payments';
import type { OrderStart, PlaceOrderCommand, OrderContext } from '../../domain/new-order';
import type { Order } from '../../domain/order.entity';
import { paymentMethodUnavailable } from '../../domain/order.errors';
import {
  checkoutNotFound,
  paidOutOfStock,
  paymentFailed,
  paymentPending,
  unexpectedPayment,
} from '../domain/checkout.errors';
import { OrderReservations } from '../../order-reservations';
import { OrderRepository } from '../../persistence/order.repository';
import { CreateOrder } from '../../use-cases/create-order';
import { PayOrder } from '../../use-cases/pay-order';
import { CheckoutPayments } from '../checkout-payments';
import { type Checkout, canOrder } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { type CheckoutOutcome, CompleteCheckout } from './complete-checkout';

@Injectable()
export class PlaceOnlineOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly methods: PaymentMethods,
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRepository,
    private readonly checkoutPayments: CheckoutPayments,
    private readonly completeCheckout: CompleteCheckout,
    private readonly createOrder: CreateOrder,
    private readonly payOrder: PayOrder,
    private readonly orders: OrderRepository,
    private readonly reservations: OrderReservations,
  ) {}

  async execute(command: PlaceOrderCommand, context: OrderContext, key: string | null): Promise<Order> {
    const unpaidMethod = command.paymentMethod as OnlineMethod;
    if (!this.methods.isAvailable(unpaidMethod)) throw paymentMethodUnavailable();
    const { paymentIntentId, checkoutId: sentId } = command;
    const known = paymentIntentId === undefined ? null : await this.payments.find(paymentIntentId);
    const checkoutId = known ? known.checkoutId : (sentId ?? null);
    const proof = { checkoutId: sentId, method: known?.method };
    const checkout = checkoutId === null ? null : await this.checkouts.find(checkoutId);
    if (checkout && !canOrder(checkout, context.caller, proof)) throw checkoutNotFound();
    const named = known && (await this.refresh(known));
    if (named?.status === 'failed' || named?.status === 'cancelled')
      throw paymentFailed(named.failureMessage);
    if (named?.isMismatched) throw unexpectedPayment();
    if (named?.isInReview) throw paymentPending();
    if (checkoutId !== null) {
      const payment = named ?? (await this.checkoutPayments.findPaid(checkoutId));
      if (!payment) await this.checkoutPayments.assertUnpaid(checkoutId);
      const outcome = await this.complete(checkout, checkoutId, payment, unpaidMethod);
      if (outcome) return this.orderOf(outcome);
    }
    return this.transactions.run(async () => {
      await this.reservations.lockReservations(context.rateLimitKey);
      const start: OrderStart = {
        status: 'pending',
        paymentStatus: 'unpaid',
        paymentId: named?.id ?? null,
        reservationMinutes: this.reservations.minutesOf({ confirmationRequired: false }),
      };
      const { id } = await this.createOrder.execute(
        command,
        context,
        key ?? idempotencyKeyOf(command, named),
        start,
      );
      const isPaid = named !== null && (await this.payOrder.execute(id, named));
      if (!isPaid) await this.reservations.assertWithinLimits(id, context.rateLimitKey);
      return (await this.orders.find(id))!;
    });
  }

  private complete(
    checkout: Checkout | null,
    checkoutId: string,
    payment: PaymentSnapshot | null,
    unpaidMethod: OnlineMethod,
  ): Promise<CheckoutOutcome | null> {
    return this.transactions.run(async () => {
      if (checkout) await this.reservations.lockReservations(checkout.rateLimitKey);
      const outcome = await this.completeCheckout.execute(checkoutId, { payment, unpaidMethod });
      if (outcome?.isReserved && checkout) {
        await this.reservations.assertWithinLimits(outcome.orderId, checkout.rateLimitKey);
      }
      return outcome;
    });
  }

  private async orderOf({ orderId, isOutOfStock }: CheckoutOutcome): Promise<Order> {
    const order = (await this.orders.find(orderId))!;
    if (isOutOfStock) throw paidOutOfStock(order.orderNumber);
    return order;
  }

  /** Falls back to the stored state while the provider does not answer. */
  private async refresh(known: PaymentSnapshot): Promise<PaymentSnapshot> {
    try {
      return (await this.payments.reconcile(known.providerRef!)) ?? known;
    } catch (error) {
      if (error instanceof DomainError) return (await this.payments.findById(known.id)) ?? known;
      throw error;
    }
  }
}

function idempotencyKeyOf(command: PlaceOrderCommand, payment: PaymentSnapshot | null): string | null {
  return payment && `payment:${payment.id}:${requestHash(command)}`;
}
