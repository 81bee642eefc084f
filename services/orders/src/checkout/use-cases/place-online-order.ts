import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { DomainError, requestHash } from '@kp/platform/http';
import { type OnlineMethod, type PaymentFacts, PaymentMethods, Payments } from '@kp/payments';
import type { OrderStart } from '../../domain/new-order';
import type { Order } from '../../domain/order.entity';
import {
  checkoutNotFound,
  paidOutOfStock,
  paymentFailed,
  paymentMethodUnavailable,
} from '../../domain/order.errors';
import { OrderReservations } from '../../order-reservations';
import { PayOrder } from '../../pay-order';
import { OrderRepository } from '../../persistence/order.repository';
import { PlaceOrder, type PlaceOrderCommand } from '../../use-cases/place-order';
import { CheckoutPayments } from '../checkout-payments';
import { type Checkout, mayOrder } from '../domain/checkout';
import type { Shopper } from '../own-checkouts';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { type CheckoutOutcome, PlaceFromCheckout } from './place-from-checkout';

/**
 * An order that is paid online: made of its checkout when there is one, with the payment that was captured for it.
 * Without one that pays it, it is stored unpaid and waits.
 */
@Injectable()
export class PlaceOnlineOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly methods: PaymentMethods,
    private readonly payments: Payments,
    private readonly checkouts: CheckoutRepository,
    private readonly started: CheckoutPayments,
    private readonly fromCheckout: PlaceFromCheckout,
    private readonly fromRequest: PlaceOrder,
    private readonly payOrder: PayOrder,
    private readonly orders: OrderRepository,
    private readonly reservations: OrderReservations,
  ) {}

  /** @throws OrderError ORDERS.PAYMENT_FAILED, PAID_OUT_OF_STOCK, CHECKOUT_NOT_FOUND (not theirs), and those of PlaceOrder */
  async execute(command: PlaceOrderCommand, shopper: Shopper, key: string | null): Promise<Order> {
    const unpaidMethod = command.paymentMethod as OnlineMethod;
    if (!this.methods.isAvailable(unpaidMethod)) throw paymentMethodUnavailable();
    const { paymentIntentId: ref, ...sent } = command;
    const known = ref === undefined ? null : await this.payments.find(ref);
    const checkoutId = known ? known.checkoutId : (sent.checkoutId ?? null);
    const knows = { checkoutId: sent.checkoutId, method: known?.method };
    const checkout = checkoutId === null ? null : await this.checkouts.find(checkoutId);
    if (checkout && !mayOrder(checkout, shopper.caller, knows)) throw checkoutNotFound();
    const named = known && (await this.lookAt(known));
    if (named?.status === 'failed' || named?.status === 'cancelled')
      throw paymentFailed(named.failureMessage);
    if (checkoutId !== null) {
      const payment = named ?? (await this.started.findPaid(checkoutId));
      const outcome = await this.placeFrom(checkout, checkoutId, payment, unpaidMethod);
      if (outcome) return this.orderOf(outcome);
    }
    return this.transactions.run(async () => {
      await this.reservations.lockVisitor(shopper.visitor);
      const start: OrderStart = {
        ...{ status: 'pending', paymentStatus: 'unpaid', paymentId: named?.id ?? null },
        reservationMinutes: this.reservations.minutesOf({ confirmationRequired: false }),
      };
      const { id } = await this.fromRequest.execute(command, shopper, key ?? keyOf(command, named), start);
      const isPaid = named !== null && (await this.payOrder.execute(id, named));
      if (!isPaid) await this.reservations.assertWithinLimits(id, shopper.visitor);
      return (await this.orders.find(id))!;
    });
  }

  /** An order without its money reserves like a checkout, and is counted with the checkouts of its visitor. */
  private placeFrom(
    checkout: Checkout | null,
    checkoutId: string,
    payment: PaymentFacts | null,
    unpaidMethod: OnlineMethod,
  ): Promise<CheckoutOutcome | null> {
    return this.transactions.run(async () => {
      if (checkout) await this.reservations.lockVisitor(checkout.visitor);
      const outcome = await this.fromCheckout.execute(checkoutId, { payment, unpaidMethod });
      if (outcome?.isReserved && checkout) {
        await this.reservations.assertWithinLimits(outcome.orderId, checkout.visitor);
      }
      return outcome;
    });
  }

  private async orderOf({ orderId, isOutOfStock }: CheckoutOutcome): Promise<Order> {
    const order = (await this.orders.find(orderId))!;
    if (isOutOfStock) throw paidOutOfStock(order.orderNumber);
    return order;
  }

  /** As the provider sees it now, or, while it does not answer, as we last saw it. */
  private async lookAt(known: PaymentFacts): Promise<PaymentFacts> {
    try {
      return (await this.payments.refresh(known.providerRef!)) ?? known;
    } catch (error) {
      if (error instanceof DomainError) return (await this.payments.findById(known.id)) ?? known;
      throw error;
    }
  }
}

/** The same order for the same payment is one intent; another order for it is another one, and not paid by it. */
function keyOf(command: PlaceOrderCommand, payment: PaymentFacts | null): string | null {
  return payment && `payment:${payment.id}:${requestHash(command)}`;
}
