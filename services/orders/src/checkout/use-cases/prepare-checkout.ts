import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@kp/commerce';
import { PaymentMethods } from '@kp/payments';
import { Transactions } from '@kp/platform/database';
import { requestHash } from '@kp/platform/http';
import { DiscountUses } from '../../discounts/discount-uses';
import { type OrderCustomer, orderCustomerOf, type OrderContext, purchaseOf } from '../../domain/new-order';
import { type PricedOrder, priceWithDiscount } from '../../domain/order-pricing';
import { nothingToPay, paymentMethodUnavailable, priceChanged, shortStock } from '../../domain/order.errors';
import { alreadyOrdered, checkoutNotFound } from '../domain/checkout.errors';
import { OrderReservations } from '../../order-reservations';
import { OrderRepository } from '../../persistence/order.repository';
import { OrderTerms } from '../../order-terms';
import { CheckoutPayments } from '../checkout-payments';
import { CheckoutReservations } from '../checkout-reservations';
import { type Checkout, type CheckoutRequest, type Draft, isCompleted } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';

export interface PrepareCheckoutCommand {
  /** Without it the draft of `checkoutId` is priced again. */
  request?: CheckoutRequest;
  checkoutId?: string;
  amountMinor?: number;
  /** Refused where it is not offered. */
  method?: PaymentMethod;
}

export type PreparedCheckout = Pick<Draft, 'checkoutId' | 'totalMinor' | 'currency'> & {
  draftId: number;
  email: string;
};

/** Prices a checkout and reserves its units; a customer above the limit of units reserves none before paying. */
@Injectable()
export class PrepareCheckout {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly checkoutReservations: CheckoutReservations,
    private readonly payments: CheckoutPayments,
    private readonly orders: OrderRepository,
    private readonly terms: OrderTerms,
    private readonly reservations: OrderReservations,
    private readonly discounts: DiscountUses,
    private readonly methods: PaymentMethods,
  ) {}

  /** @throws OrderError, and the previous reservation stays in place */
  async execute(command: PrepareCheckoutCommand, context: OrderContext): Promise<PreparedCheckout> {
    const { caller, rateLimitKey } = context;
    if (command.request) await this.terms.confirmNumber(command.request);
    return this.transactions.run(async () => {
      await this.reservations.lockReservations(rateLimitKey);
      const known = await this.findOwn(command, context);
      const request = command.request ?? (known && (await this.checkouts.getDraft(known.draftId)).request);
      if (!request) throw checkoutNotFound();
      const terms = await this.terms.ofCustomer(request);
      const customer = orderCustomerOf(request, caller);
      const checkoutId = known?.id ?? (await this.open(rateLimitKey, customer));
      await this.reservations.assertCanReserve(rateLimitKey, checkoutId);
      const { deducted, shortages } = await this.checkoutReservations.replace(
        checkoutId,
        request.items,
        customer.language,
      );
      if (shortages.length > 0) throw shortStock(shortages);
      const priced = await priceWithDiscount(request.items, deducted, terms, (subtotalMinor) =>
        this.discounts.replace(checkoutId, request.discountCode, customer, subtotalMinor),
      );
      const { minor: totalMinor, currency } = priced.totals.total;
      if ((command.amountMinor ?? totalMinor) !== totalMinor) throw priceChanged([], priced.totals);
      if (totalMinor === 0) throw nothingToPay();
      const { method } = command;
      if (method && !this.methods.isOfferedFor(method, purchaseOf(request, totalMinor)))
        throw paymentMethodUnavailable();
      const draftId = await this.save(checkoutId, { ...request, ...customer }, priced);
      if (await this.reservations.isAboveUnits(known?.rateLimitKey ?? rateLimitKey)) {
        await this.checkoutReservations.release(checkoutId);
        await this.checkouts.saveReleased(checkoutId);
      }
      return { checkoutId, draftId, totalMinor, currency, email: customer.email };
    });
  }

  private async findOwn(
    { checkoutId, request }: PrepareCheckoutCommand,
    context: OrderContext,
  ): Promise<Checkout | null> {
    const own = (await this.findNamed(checkoutId, context)) ?? (await this.findSame(request, context));
    if (!own) return null;
    if (isCompleted(own)) throw alreadyOrdered((await this.orders.find(own.orderId!))!.orderNumber);
    await this.payments.assertUnpaid(own.id);
    return own;
  }

  private async findNamed(id: string | undefined, { caller }: OrderContext): Promise<Checkout | null> {
    const named = id === undefined ? null : await this.checkouts.lock(id);
    const isOthers = named?.userId != null && caller !== null && named.userId !== caller.userId;
    return isOthers ? null : named;
  }

  /** For a second click, or a retry after a lost response. */
  private async findSame(
    request: CheckoutRequest | undefined,
    { caller, rateLimitKey }: OrderContext,
  ): Promise<Checkout | null> {
    if (!request) return null;
    const hash = requestHash({ ...request, ...orderCustomerOf(request, caller) });
    const id = await this.checkouts.findByRequest(rateLimitKey, hash);
    return id === null ? null : this.checkouts.lock(id);
  }

  private async open(rateLimitKey: string, { userId }: OrderCustomer): Promise<string> {
    const id = randomUUID();
    await this.checkouts.add({ id, rateLimitKey, userId });
    return id;
  }

  private async save(
    checkoutId: string,
    request: CheckoutRequest & OrderCustomer,
    priced: PricedOrder,
  ): Promise<number> {
    const { minor: totalMinor, currency } = priced.totals.total;
    const draft = { checkoutId, request, requestHash: requestHash(request), priced, totalMinor, currency };
    const draftId = await this.checkouts.addDraft(draft);
    await this.checkouts.saveReserved(checkoutId, draftId, request.userId);
    return draftId;
  }
}
