import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { requestHash } from '@kp/platform/http';
import { type Buyer, buyerOf } from '../../domain/new-order';
import { type PricedOrder, priceOrder } from '../../domain/order-pricing';
import { checkoutNotFound, nothingToPay, priceChanged, shortStock } from '../../domain/order.errors';
import { OrderReservations } from '../../order-reservations';
import { PricingTermsReader } from '../../pricing-terms-reader';
import type { CheckoutRequest, Draft } from '../domain/checkout';
import { OwnCheckouts, type Shopper } from '../own-checkouts';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';

export interface CheckoutWish {
  /** Without it the draft of `checkoutId` is priced again. */
  request?: CheckoutRequest;
  /** The shopper's own checkout, to be replaced; one that is not there (any more) is made anew. */
  checkoutId?: string;
  /** What the buyer saw; only compared. */
  amountMinor?: number;
}

export type PreparedCheckout = Pick<Draft, 'checkoutId' | 'totalMinor' | 'currency'> & {
  draftId: number;
  email: string;
};

/**
 * Prices what somebody wants to pay and holds its units, in one transaction. Doing it again replaces the own hold, so
 * nobody is ever refused because of units that are held for them. Above the limit of units of a visitor nothing is held:
 * the units are deducted when the money is there.
 */
@Injectable()
export class PrepareCheckout {
  constructor(
    private readonly transactions: Transactions,
    private readonly own: OwnCheckouts,
    private readonly checkouts: CheckoutRepository,
    private readonly holds: StockHolds,
    private readonly terms: PricingTermsReader,
    private readonly reservations: OrderReservations,
  ) {}

  /**
   * @throws OrderError ORDERS.SHORT_STOCK, PRICE_CHANGED, NOTHING_TO_PAY, TOTAL_TOO_LARGE, TOO_MANY_CHECKOUTS, ALREADY_ORDERED,
   *   ALREADY_PAID, CHECKOUT_NOT_FOUND; what was held before is then still held
   */
  async execute(wish: CheckoutWish, shopper: Shopper): Promise<PreparedCheckout> {
    const terms = await this.terms.getTerms();
    return this.transactions.run(async () => {
      await this.reservations.lockVisitor(shopper.visitor);
      const known = await this.own.find(wish.checkoutId, wish.request, shopper);
      const wished = wish.request ?? (known && (await this.checkouts.getDraft(known.draftId)).request);
      if (!wished) throw checkoutNotFound();
      const buyer = buyerOf(wished, shopper.caller);
      const checkoutId = known?.id ?? (await this.own.open(shopper.visitor, buyer));
      await this.own.assertFewHolds(checkoutId, shopper);
      const { taken, shortages } = await this.holds.replace(checkoutId, wished.items);
      if (shortages.length > 0) throw shortStock(shortages);
      const priced = priceOrder(wished.items, taken, terms);
      const { minor: totalMinor, currency } = priced.totals.total;
      if ((wish.amountMinor ?? totalMinor) !== totalMinor) throw priceChanged([], priced.totals);
      if (totalMinor === 0) throw nothingToPay();
      const draftId = await this.save(checkoutId, { ...wished, ...buyer }, priced);
      if (await this.reservations.isAboveUnits(known?.visitor ?? shopper.visitor)) {
        await this.holds.release(checkoutId);
        await this.checkouts.saveReleased(checkoutId);
      }
      return { checkoutId, draftId, totalMinor, currency, email: buyer.email };
    });
  }

  private async save(
    checkoutId: string,
    request: CheckoutRequest & Buyer,
    priced: PricedOrder,
  ): Promise<number> {
    const { minor: totalMinor, currency } = priced.totals.total;
    const draft = { checkoutId, request, requestHash: requestHash(request), priced, totalMinor, currency };
    const draftId = await this.checkouts.addDraft(draft);
    await this.checkouts.saveHeld(checkoutId, draftId, request.userId);
    return draftId;
  }
}
