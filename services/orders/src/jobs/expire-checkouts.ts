import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { type Delivery, type EventHandler, HandlesEvent, Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { type OnlineMethod, type PaymentSnapshot, Payments } from '@kp/payments';
import { CheckoutPayments } from '../checkout/checkout-payments';
import { CheckoutReservations } from '../checkout/checkout-reservations';
import { CheckoutRepository } from '../checkout/persistence/checkout.repository';
import { CapturePayment } from '../checkout/use-cases/capture-payment';
import { CompleteCheckout } from '../checkout/use-cases/complete-checkout';
import { CHECKOUT_EXPIRED, type CheckoutExpired } from '../events';

const BATCH_SIZE = 100;
const DAY_MS = 24 * 3_600_000;
/** A bank may take two weeks to confirm a debit. */
const MAX_RESERVED_DAYS: Readonly<Record<OnlineMethod, number>> = { paypal: 3, revolut: 3, stripe: 14 };

@Injectable()
export class EndReservation {
  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly payments: CheckoutPayments,
    private readonly completeCheckout: CompleteCheckout,
    private readonly reservations: CheckoutReservations,
  ) {}

  execute(checkoutId: string): Promise<void> {
    return this.transactions.run(async () => {
      const expired = await this.checkouts.lockExpired(checkoutId);
      if (!expired) return;
      const payment = await this.payments.findPaid(checkoutId);
      if (payment && (await this.completeCheckout.execute(checkoutId, { payment }))) return;
      if (await this.isInReview(checkoutId)) return this.checkouts.extendReservation(checkoutId);
      await this.reservations.release(checkoutId);
      await this.checkouts.saveReleased(checkoutId);
    });
  }

  private async isInReview(checkoutId: string): Promise<boolean> {
    const payments = await this.payments.list(checkoutId);
    return payments.some(
      ({ isInReview, createdAt, method }) =>
        isInReview && Date.now() - createdAt.getTime() < MAX_RESERVED_DAYS[method] * DAY_MS,
    );
  }
}

/** Hands expired reservations to a job that asks the provider first, and ends those whose job failed for 5 minutes. */
@Injectable()
export class ExpireCheckouts {
  private readonly logger = new Logger(ExpireCheckouts.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly checkouts: CheckoutRepository,
    private readonly outbox: Outbox,
    private readonly endReservation: EndReservation,
  ) {}

  @ScheduledJob('orders.expire-checkouts', '*/15 * * * * *')
  async run(): Promise<void> {
    await this.transactions.run(async () => {
      for (const checkoutId of await this.checkouts.takeExpired(BATCH_SIZE)) {
        await this.outbox.record(CHECKOUT_EXPIRED, { checkoutId } satisfies CheckoutExpired);
      }
    });
    for (const checkoutId of await this.checkouts.listOverdue(BATCH_SIZE)) await this.end(checkoutId);
  }

  private async end(checkoutId: string): Promise<void> {
    try {
      await this.endReservation.execute(checkoutId);
    } catch (error) {
      this.logger.error({ err: error, msg: `The reservation of checkout ${checkoutId} could not be ended` });
    }
  }
}

/** Asks the provider before releasing: an order whose webhook was lost is created with its own units. */
@Injectable()
@HandlesEvent(CHECKOUT_EXPIRED, {
  name: 'orders.end-reservation',
  formerNames: ['orders.end-hold', 'EndHoldHandler'],
  // A checkout may have payments at several providers, of which one may hang.
  queue: 'reservations',
  outsideTransaction: true,
})
export class CheckoutExpiredHandler implements EventHandler<CheckoutExpired> {
  private readonly logger = new Logger(CheckoutExpiredHandler.name);

  constructor(
    private readonly checkoutPayments: CheckoutPayments,
    private readonly payments: Payments,
    private readonly capturePayment: CapturePayment,
    private readonly endReservation: EndReservation,
  ) {}

  async handle({ payload: { checkoutId } }: Delivery<CheckoutExpired>): Promise<void> {
    const started = await this.checkoutPayments.list(checkoutId);
    await Promise.all(started.map((payment) => this.refresh(checkoutId, payment)));
    await this.endReservation.execute(checkoutId);
  }

  private async refresh(
    checkoutId: string,
    { id, providerRef, capturedMinor }: PaymentSnapshot,
  ): Promise<void> {
    if (providerRef === null || capturedMinor > 0) return;
    try {
      const payment = await this.payments.reconcile(providerRef);
      if (payment?.isApproved)
        await this.capturePayment.execute(checkoutId, payment, { isInteractive: false });
    } catch (error) {
      // Its webhook may still arrive; the order is then created from stock, or the payment refunded.
      this.logger.warn({ err: error, msg: `The status of payment ${id} is unknown` });
    }
  }
}
