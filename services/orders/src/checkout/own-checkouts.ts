import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Caller, requestHash } from '@kp/platform/http';
import { type Buyer, buyerOf } from '../domain/new-order';
import { alreadyOrdered } from '../domain/order.errors';
import { OrderReservations } from '../order-reservations';
import { OrderRepository } from '../persistence/order.repository';
import { CheckoutPayments } from './checkout-payments';
import { type Checkout, type CheckoutRequest, isClosed } from './domain/checkout';
import { CheckoutRepository } from './persistence/checkout.repository';

/** Somebody at the checkout. */
export interface Shopper {
  caller: Caller | null;
  /** Whose holds are counted together. */
  visitor: string;
}

/** What a visitor has open. Every call belongs inside a transaction. */
@Injectable()
export class OwnCheckouts {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly orders: OrderRepository,
    private readonly reservations: OrderReservations,
  ) {}

  /**
   * The shopper's own checkout, locked: the one they name, else the one in which they asked for the same.
   * @throws OrderError ORDERS.ALREADY_ORDERED, ALREADY_PAID: nobody buys twice by trying again
   */
  async find(
    named: string | undefined,
    request: CheckoutRequest | undefined,
    shopper: Shopper,
  ): Promise<Checkout | null> {
    const own = (await this.findNamed(named, shopper)) ?? (await this.findTwin(request, shopper));
    if (!own) return null;
    if (isClosed(own)) throw alreadyOrdered((await this.orders.find(own.orderId!))!.orderNumber);
    await this.payments.assertUnpaid(own.id);
    return own;
  }

  /** A new one; answers its id. */
  async open(visitor: string, { userId }: Buyer): Promise<string> {
    const id = randomUUID();
    await this.checkouts.add({ id, visitor, userId });
    return id;
  }

  /** @throws OrderError ORDERS.TOO_MANY_CHECKOUTS */
  assertFewHolds(checkoutId: string, { visitor }: Shopper): Promise<void> {
    return this.reservations.assertRoom(visitor, checkoutId);
  }

  /** A customer's checkout is nobody else's; a guest may sign in on the way. */
  private async findNamed(id: string | undefined, { caller }: Shopper): Promise<Checkout | null> {
    const named = id === undefined ? null : await this.checkouts.lock(id);
    const isOthers = named?.userId != null && caller !== null && named.userId !== caller.userId;
    return isOthers ? null : named;
  }

  /** After a second click, or a try again when the answer was lost. */
  private async findTwin(
    request: CheckoutRequest | undefined,
    { caller, visitor }: Shopper,
  ): Promise<Checkout | null> {
    if (!request) return null;
    const hash = requestHash({ ...request, ...buyerOf(request, caller) });
    const id = await this.checkouts.findTwin(visitor, hash);
    return id === null ? null : this.checkouts.lock(id);
  }
}
