import { Injectable } from '@nestjs/common';
import { RemoveOrderedProducts } from '@kp/cart';
import { CatalogStock } from '@kp/catalog';
import { Transactions } from '@kp/platform/database';
import { type Caller, intentOf, type RequestIntent } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { HOME_COUNTRY, isPaymentMethodAvailable, SettingsService } from '@kp/settings';
import { type Buyer, buyerOf } from '../domain/buyer';
import { newOrder, type OrderIdentity, type OrderWishes } from '../domain/new-order';
import { type OrderedItem, priceOrder, type PricingTerms } from '../domain/order-pricing';
import type { Order } from '../domain/order.entity';
import { idempotencyMismatch, paymentMethodUnavailable, shortStock } from '../domain/order.errors';
import { ORDER_PLACED, type OrderPlaced } from '../events';
import { OrderClaimRepository } from '../persistence/order-claim.repository';
import { OrderRepository } from '../persistence/order.repository';

/** What a checkout sends. */
export interface PlaceOrderCommand extends OrderWishes {
  email?: string;
  language?: string;
  items: OrderedItem[];
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
    private readonly settings: SettingsService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The placed order; under a known key the order that was placed first.
   * @throws OrderError ORDERS.SHORT_STOCK, PRICE_CHANGED, PAYMENT_METHOD_UNAVAILABLE, TOTAL_TOO_LARGE,
   *   IDEMPOTENCY_MISMATCH
   */
  async execute(command: PlaceOrderCommand, caller: Caller | null, key: string | null): Promise<Order> {
    const buyer = buyerOf(command, caller);
    if (!isPaymentMethodAvailable(command.paymentMethod)) throw paymentMethodUnavailable();
    const terms: PricingTerms = {
      shipping: await this.settings.getShippingSettings(),
      vatRate: await this.settings.getVatRate(HOME_COUNTRY, new Date()),
    };
    const intent = key === null ? null : intentOf(command, buyer.userId, key);
    return this.transactions.run(async () => {
      const identity = intent ? await this.claims.claim(intent) : await this.claims.take();
      return identity ? this.place(identity, buyer, command, terms) : this.placedBefore(intent!);
    });
  }

  private async place(
    identity: OrderIdentity,
    buyer: Buyer,
    command: PlaceOrderCommand,
    terms: PricingTerms,
  ): Promise<Order> {
    const { taken, shortages } = await this.stock.take(command.items, { orderId: identity.id });
    if (shortages.length > 0) throw shortStock(shortages);
    const priced = priceOrder(command.items, taken, terms);
    const order = await this.orders.insert(newOrder(identity, buyer, command, priced));
    const soldIds = taken.map((product) => product.productId);
    if (buyer.userId !== null) await this.cart.execute(buyer.userId, soldIds);
    await this.outbox.record(ORDER_PLACED, { orderId: order.id } satisfies OrderPlaced);
    return order;
  }

  private async placedBefore(intent: RequestIntent): Promise<Order> {
    const known = await this.claims.get(intent);
    if (known.requestHash !== intent.requestHash) throw idempotencyMismatch();
    return (await this.orders.find(known.orderId))!;
  }
}
