import { Injectable } from '@nestjs/common';
import { type OnlineMethod, type PaymentFacts, Payments } from '@kp/payments';
import { alreadyPaid, paymentPending } from '../domain/order.errors';
import { CheckoutRepository } from './persistence/checkout.repository';

/** The payments that were started for checkouts. None of it asks a provider. */
@Injectable()
export class CheckoutPayments {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: Payments,
  ) {}

  /** The one whose money is there and pays nothing yet, or null. */
  async findPaid(checkoutId: string): Promise<PaymentFacts | null> {
    const all = await this.list(checkoutId);
    return all.find((payment) => isMoneyThere(payment) && payment.orderId === null) ?? null;
  }

  /**
   * Nothing pays it yet, and nothing that was paid is under review.
   * @param except a payment that does not count
   * @throws OrderError ORDERS.ALREADY_PAID, PAYMENT_PENDING
   */
  async assertUnpaid(checkoutId: string, except?: number): Promise<void> {
    const others = (await this.list(checkoutId)).filter(({ id }) => id !== except);
    if (others.some((payment) => isMoneyThere(payment) && payment.orderId === null)) throw alreadyPaid();
    if (others.some(({ isInReview }) => isInReview)) throw paymentPending();
  }

  async list(checkoutId: string): Promise<PaymentFacts[]> {
    const started = await this.checkouts.listPayments(checkoutId);
    const facts = await Promise.all(started.map(({ paymentId }) => this.payments.findById(paymentId)));
    return facts.filter((payment) => payment !== null);
  }

  /**
   * Names the intent to pay a draft: the same as long as that payment may still succeed, so that a second click or a
   * second card is the same payment; another one when it was called off.
   */
  async keyOf(checkoutId: string, draftId: number, method: OnlineMethod): Promise<string> {
    const started = await this.checkouts.listPayments(checkoutId);
    const tries = started.filter((payment) => payment.draftId === draftId && payment.method === method);
    const last = tries.at(-1);
    const isOver = !last || (await this.payments.findById(last.paymentId))?.status === 'cancelled';
    return `checkout:${draftId}:${method}:${tries.length + (isOver ? 1 : 0)}`;
  }
}

/** True while there is something left of what the provider took. */
export function isMoneyThere({ capturedMinor, refundRequestedMinor }: PaymentFacts): boolean {
  return capturedMinor > refundRequestedMinor;
}
