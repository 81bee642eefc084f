import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type PaymentFacts, Payments } from '@kp/payments';
import { type RepeatedWork, Repeats } from '@kp/platform/timers';
import { CheckoutPayments, isMoneyThere } from '../checkout-payments';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { StockHolds } from '../stock-holds';
import { PlaceFromCheckout } from '../use-cases/place-from-checkout';

const BATCH = 100;

/**
 * Gives back what was held longer than its time. Before that the provider is asked once more: an order whose news got
 * lost is made with its own units and not after somebody else has bought them.
 */
@Injectable()
@Repeats({ name: 'orders.release-expired-holds', everySeconds: 15 })
export class ReleaseExpiredHolds implements RepeatedWork {
  private readonly logger = new Logger(ReleaseExpiredHolds.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly started: CheckoutPayments,
    private readonly payments: Payments,
    private readonly holds: StockHolds,
    private readonly place: PlaceFromCheckout,
  ) {}

  async run(): Promise<void> {
    for (const id of await this.checkouts.listDue(BATCH)) {
      try {
        await this.end(id);
      } catch (error) {
        this.logger.error({ err: error, msg: `The hold of checkout ${id} could not be ended` });
      }
    }
  }

  private async end(id: string): Promise<void> {
    const payment = await this.findPaid(id);
    if (payment) await this.place.execute(id, { payment });
    await this.release(id);
  }

  private release(id: string): Promise<void> {
    return this.transactions.run(async () => {
      const checkout = await this.checkouts.lockDue(id);
      if (!checkout) return;
      await this.holds.release(id);
      await this.checkouts.saveReleased(id);
    });
  }

  private async findPaid(id: string): Promise<PaymentFacts | null> {
    const seen: (PaymentFacts | null)[] = [];
    for (const payment of await this.started.list(id)) seen.push(await this.seenNow(payment));
    return seen.find((payment) => payment && isMoneyThere(payment) && payment.orderId === null) ?? null;
  }

  private async seenNow(payment: PaymentFacts): Promise<PaymentFacts | null> {
    if (payment.providerRef === null || isMoneyThere(payment)) return payment;
    try {
      return await this.payments.refresh(payment.providerRef);
    } catch (error) {
      // Its news will come by itself; then the order is made from stock, or the money goes back.
      this.logger.warn({ err: error, msg: `How payment ${payment.id} stands is not known` });
      return payment;
    }
  }
}
