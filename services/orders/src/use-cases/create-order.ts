import { Injectable } from '@nestjs/common';
import { RemoveOrderedProducts } from '@kp/cart';
import { CatalogStock } from '@kp/catalog';
import { mailboxOf, type Tax } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { HttpConfig, idempotentRequest, type IdempotentRequest } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { PaymentMethods } from '@kp/payments';
import { missingUnits } from '../domain/backorder';
import {
  type NegotiatedOrder,
  customerItself,
  newOrder,
  type OrderCustomer,
  orderCustomerOf,
  type OrderIdentity,
  type OrderInput,
  type OrderStart,
  type PlacedBy,
  purchaseOf,
  type PlaceOrderCommand,
  type OrderContext,
  waitingForTransfer,
} from '../domain/new-order';
import {
  type OrderedItem,
  type PricedOrder,
  priceOrder,
  priceWithDiscount,
  type PricingTerms,
  type SoldProduct,
} from '../domain/order-pricing';
import type { Order } from '../domain/order.entity';
import { idempotencyMismatch, paymentMethodUnavailable, shortStock } from '../domain/order.errors';
import { ORDER_PLACED, type OrderPlaced } from '../events';
import { DiscountUses } from '../discounts/discount-uses';
import { OrderTerms } from '../order-terms';
import { OrdersConfig } from '../orders.config';
import { PromisedDays } from '../promised-days';
import { OrderIdentityRepository } from '../persistence/order-identity.repository';
import type { GuestCashUsage } from '../persistence/order.queries';
import { OrderRepository } from '../persistence/order.repository';
import { TransferDeadlines } from '../transfers/transfer-deadlines';

const MAX_INTEGER = 2_000_000_000;

export class ConfirmationRequired extends Error {}

/** Creates the order of a request. Order, stock, history, Idempotency-Key, cart and event are one transaction. */
@Injectable()
export class CreateOrder {
  constructor(
    private readonly transactions: Transactions,
    private readonly identities: OrderIdentityRepository,
    private readonly orders: OrderRepository,
    private readonly stock: CatalogStock,
    private readonly discounts: DiscountUses,
    private readonly cart: RemoveOrderedProducts,
    private readonly methods: PaymentMethods,
    private readonly terms: OrderTerms,
    private readonly promises: PromisedDays,
    private readonly transfers: TransferDeadlines,
    private readonly config: OrdersConfig,
    private readonly http: HttpConfig,
    private readonly outbox: Outbox,
  ) {}

  /** @param key Idempotency-Key; a known key returns the order created first */
  async execute(
    command: PlaceOrderCommand,
    context: OrderContext,
    key: string | null,
    start?: OrderStart,
  ): Promise<Order> {
    return (await this.createOnce(command, context, key, start)).order;
  }

  /** @returns isNew: false for a known key */
  async createOnce(
    command: PlaceOrderCommand,
    context: OrderContext,
    key: string | null,
    start?: OrderStart,
  ): Promise<{ order: Order; isNew: boolean }> {
    const { caller } = context;
    const customer = context.onBehalfOf ?? orderCustomerOf(command, caller);
    if (!this.methods.isAvailable(command.paymentMethod)) throw paymentMethodUnavailable();
    await this.terms.confirmNumber(command);
    const terms = context.onBehalfOf ? await this.terms.of(command) : await this.terms.ofCustomer(command);
    const idempotent = key === null ? null : idempotentRequest(command, caller?.userId ?? null, key);
    return this.transactions.run(async () => {
      const identity = idempotent ? await this.identities.register(idempotent) : await this.identities.next();
      if (!identity) return { order: await this.findRegistered(idempotent!), isNew: false };
      const order = await this.create(identity, customer, { ...command, ...context }, terms, start);
      return { order, isNew: true };
    });
  }

  /** Outside of the transaction of `executeNegotiated`: asks the register about the buyer's number where the tax depends on it. */
  confirmNegotiated(input: OrderInput): Promise<void> {
    return this.terms.confirmNumber(input);
  }

  /**
   * The limits of guests do not apply, and the cart stays: the order was agreed with the shop. Taxes that were offered stay,
   * unless the order goes where others apply.
   */
  async executeNegotiated(command: NegotiatedOrder): Promise<Order> {
    const { customer, shippingMinor, allowBackorder = false, ...input } = command;
    const { paymentMethod } = input;
    const isTransferred = paymentMethod === 'bank_transfer';
    if (isTransferred && !this.methods.isAvailable(paymentMethod)) throw paymentMethodUnavailable();
    const start = isTransferred ? waitingForTransfer(this.transfers.minutes()) : undefined;
    const terms = await this.terms.of(input);
    const negotiatedTerms = {
      ...terms,
      negotiatedShippingMinor: shippingMinor,
      areQuantitiesNegotiated: true,
    };
    return this.transactions.run(async () => {
      const identity = await this.identities.next();
      const deducted = await this.deduct(identity, input.items, customer, allowBackorder);
      const items = input.items.map((item) => ({ ...item, tax: offeredTax(item, terms) }));
      const priced = priceOrder(items, deducted, negotiatedTerms);
      const missing = missingUnits(input.items, deducted);
      const lines = priced.lines.map((line, index) => ({ ...line, backorderedQuantity: missing[index]! }));
      const placedBy = { ...customerItself(customer), note: overrideReasons(input.items) };
      const placed = newOrder(identity, customer, input, priced, start, placedBy);
      const [order] = await Promise.all([
        this.orders.insert({
          ...placed,
          isNegotiated: true,
          ...(start ? {} : this.promises.of(placed, lines, identity.placedAt)),
          lines,
        }),
        this.outbox.record(ORDER_PLACED, { orderId: identity.id } satisfies OrderPlaced),
      ]);
      return order!;
    });
  }

  private async deduct(
    { id: orderId }: OrderIdentity,
    items: OrderedItem[],
    { language }: OrderCustomer,
    allowBackorder = false,
  ) {
    const reference = { orderId, language };
    const { deducted, shortages } = allowBackorder
      ? await this.stock.deductAvailable(items, reference)
      : await this.stock.deduct(items, reference);
    if (shortages.length > 0) throw shortStock(shortages);
    return deducted;
  }

  private price(
    { id: orderId }: OrderIdentity,
    customer: OrderCustomer,
    { items, discountCode }: PlaceOrderCommand,
    products: readonly SoldProduct[],
    terms: PricingTerms,
  ): PricedOrder | Promise<PricedOrder> {
    if (discountCode === undefined) return priceOrder(items, products, terms);
    return priceWithDiscount(items, products, terms, (subtotalMinor) =>
      this.discounts.use(discountCode, { orderId }, customer, subtotalMinor),
    );
  }

  private async create(
    identity: OrderIdentity,
    customer: OrderCustomer,
    command: PlaceOrderCommand & OrderContext,
    terms: PricingTerms,
    start?: OrderStart,
  ): Promise<Order> {
    const { caller, onBehalfOf, rateLimitKey } = command;
    const deducted = await this.deduct(identity, command.items, customer);
    const priced = await this.price(identity, customer, command, deducted, terms);
    // Money that is there already is not refused.
    if (!onBehalfOf && !start?.paymentId) this.assertOffered(command, priced);
    const isLimited =
      caller === null && command.paymentMethod === 'cash' && start?.confirmationRequired !== true;
    const usage = isLimited ? this.guestCashUsage(customer.email, rateLimitKey, priced) : undefined;
    const productIds = deducted.map((product) => product.productId);
    const staff: PlacedBy | undefined = onBehalfOf && { actor: 'admin', actorUserId: caller!.userId };
    const placed = newOrder(identity, customer, command, priced, start, staff);
    const days = this.promises.ofPlaced(placed, [], identity.placedAt);
    const [order] = await Promise.all([
      this.orders.insert({ ...placed, ...days }, usage),
      this.outbox.record(ORDER_PLACED, { orderId: identity.id } satisfies OrderPlaced),
      // The cart of a customer who calls is not what they order.
      customer.userId === null || onBehalfOf ? undefined : this.cart.execute(customer.userId, productIds),
    ]);
    if (!order) throw new ConfirmationRequired();
    return order;
  }

  /** Nothing is collected for an order with nothing to pay. */
  private assertOffered(command: PlaceOrderCommand, { totals }: PricedOrder): void {
    const { paymentMethod } = command;
    const isOffered = this.methods.isOfferedFor(paymentMethod, purchaseOf(command, totals.total.minor));
    if (!isOffered && totals.total.minor > 0) throw paymentMethodUnavailable();
  }

  private async findRegistered(idempotent: IdempotentRequest): Promise<Order> {
    const known = await this.identities.getRegistered(idempotent);
    if (known.requestHash !== idempotent.requestHash) throw idempotencyMismatch();
    return (await this.orders.find(known.orderId))!;
  }

  private guestCashUsage(
    email: string,
    rateLimitKey: string,
    { lines, totals }: PricedOrder,
  ): GuestCashUsage {
    const { guestCashMaxOrders, guestCashMaxUnits, guestCashMaxTotal } = this.config;
    const usage = {
      keys: [`email:${mailboxOf(email)}`, `network:${rateLimitKey}`],
      maxOrders: this.scaled(guestCashMaxOrders),
      maxUnits: this.scaled(guestCashMaxUnits),
      maxTotalMinor: this.scaled(guestCashMaxTotal * 100),
    };
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (usage.maxOrders < 1 || units > usage.maxUnits || totals.total.minor > usage.maxTotalMinor)
      throw new ConfirmationRequired();
    return usage;
  }

  private scaled(limit: number): number {
    return Math.min(Math.ceil(limit * this.http.limitFactor), MAX_INTEGER);
  }
}

/** Rates of before stay at home; where another kind of tax applies, none that was offered does. */
function offeredTax({ tax }: OrderedItem, { taxes: { supply, byClass } }: PricingTerms): Tax | undefined {
  const isAtHome = supply.kind === 'domestic';
  const isOffered = Object.values(byClass).some(
    ({ category, rate }) => category === tax?.category && (isAtHome || rate === tax.rate),
  );
  return isOffered ? tax : undefined;
}

function overrideReasons(items: readonly OrderedItem[]): string | null {
  const reasons = items.flatMap(({ priceOverride }) => priceOverride?.reason ?? []);
  return [...new Set(reasons)].join('; ') || null;
}
