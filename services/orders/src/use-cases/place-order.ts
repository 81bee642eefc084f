import { Injectable } from '@nestjs/common';
import { RemoveOrderedProducts } from '@kp/cart';
import { CatalogStock } from '@kp/catalog';
import { Transactions } from '@kp/platform/database';
import { intentOf, type RequestIntent } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { PaymentMethods } from '@kp/payments';
import type { Shopper } from '../checkout/own-checkouts';
import {
  type Buyer,
  buyerOf,
  newOrder,
  type OrderIdentity,
  type OrderStart,
  type OrderWishes,
} from '../domain/new-order';
import { type OrderedItem, priceOrder, type PricingTerms } from '../domain/order-pricing';
import type { Order } from '../domain/order.entity';
import { idempotencyMismatch, paymentMethodUnavailable, shortStock } from '../domain/order.errors';
import { ORDER_PLACED, type OrderPlaced } from '../events';
import { ConfirmationNeeded, GuestCashLimits } from '../guest-cash-limits';
import { OrderClaimRepository } from '../persistence/order-claim.repository';
import { OrderRepository } from '../persistence/order.repository';
import { PricingTermsReader } from '../pricing-terms-reader';

/** What a checkout sends. */
export interface PlaceOrderCommand extends OrderWishes {
  email?: string;
  language?: string;
  items: OrderedItem[];
  /** The provider's id of the payment that was made for it. */
  paymentIntentId?: string;
  /** The checkout it was begun with. */
  checkoutId?: string;
}

/** Order, stock, history, key, cart and event are one transaction: all of it happens or nothing does. */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly claims: OrderClaimRepository,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly cart: RemoveOrderedProducts,
    private readonly methods: PaymentMethods,
    private readonly terms: PricingTermsReader,
    private readonly guestCash: GuestCashLimits,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The placed order; under a known key the order that was placed first.
   * @param start how it begins; pending and unpaid unless told
   * @throws OrderError ORDERS.SHORT_STOCK, PRICE_CHANGED, PAYMENT_METHOD_UNAVAILABLE, TOTAL_TOO_LARGE,
   *   IDEMPOTENCY_MISMATCH; ConfirmationNeeded for a guest's cash order above the daily limits
   */
  async execute(
    command: PlaceOrderCommand,
    { caller, visitor }: Shopper,
    key: string | null,
    start?: OrderStart,
  ): Promise<Order> {
    const buyer = buyerOf(command, caller);
    if (!this.methods.isAvailable(command.paymentMethod)) throw paymentMethodUnavailable();
    const terms = await this.terms.getTerms();
    const intent = key === null ? null : intentOf(command, buyer.userId, key);
    return this.transactions.run(async () => {
      const identity = intent ? await this.claims.claim(intent) : await this.claims.take();
      if (!identity) return this.placedBefore(intent!);
      return this.place(identity, buyer, { ...command, visitor }, terms, start);
    });
  }

  private async place(
    identity: OrderIdentity,
    buyer: Buyer,
    command: PlaceOrderCommand & { visitor: string },
    terms: PricingTerms,
    start?: OrderStart,
  ): Promise<Order> {
    const { taken, shortages } = await this.stock.take(command.items, { orderId: identity.id });
    if (shortages.length > 0) throw shortStock(shortages);
    const priced = priceOrder(command.items, taken, terms);
    const isLimited =
      buyer.userId === null && command.paymentMethod === 'cash' && start?.confirmationRequired !== true;
    const usage = isLimited ? this.guestCash.usageOf(buyer.email, command.visitor, priced) : undefined;
    const soldIds = taken.map((product) => product.productId);
    // None needs the answer of another, so they travel together.
    const [order] = await Promise.all([
      this.orders.insert(newOrder(identity, buyer, command, priced, start), usage),
      this.outbox.record(ORDER_PLACED, { orderId: identity.id } satisfies OrderPlaced),
      buyer.userId === null ? undefined : this.cart.execute(buyer.userId, soldIds),
    ]);
    if (!order) throw new ConfirmationNeeded();
    return order;
  }

  private async placedBefore(intent: RequestIntent): Promise<Order> {
    const known = await this.claims.get(intent);
    if (known.requestHash !== intent.requestHash) throw idempotencyMismatch();
    return (await this.orders.find(known.orderId))!;
  }
}
