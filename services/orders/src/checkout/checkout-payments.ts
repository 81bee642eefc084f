import { Injectable } from '@nestjs/common';
import { type OnlineMethod, type PaymentSnapshot, Payments, refundableMinor } from '@kp/payments';
import { alreadyPaid, paymentPending } from './domain/checkout.errors';
import { CheckoutRepository } from './persistence/checkout.repository';

@Injectable()
export class CheckoutPayments {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly payments: Payments,
  ) {}

  async findPaid(checkoutId: string): Promise<PaymentSnapshot | null> {
    const all = await this.list(checkoutId);
    return all.find((payment) => hasUnrefundedMoney(payment) && payment.orderId === null) ?? null;
  }

  async assertUnpaid(checkoutId: string, exceptPaymentId?: number): Promise<void> {
    const others = (await this.list(checkoutId)).filter(({ id }) => id !== exceptPaymentId);
    if (others.some((payment) => hasUnrefundedMoney(payment) && payment.orderId === null))
      throw alreadyPaid();
    if (others.some(({ isInReview }) => isInReview)) throw paymentPending();
  }

  async list(checkoutId: string): Promise<PaymentSnapshot[]> {
    const started = await this.checkouts.listPayments(checkoutId);
    const facts = await Promise.all(started.map(({ paymentId }) => this.payments.findById(paymentId)));
    return facts.filter((payment) => payment !== null);
  }

  /** Stays the same while the last payment may succeed, so that a second click or card uses that payment. */
  async idempotencyKeyOf(checkoutId: string, draftId: number, method: OnlineMethod): Promise<string> {
    const started = await this.checkouts.listPayments(checkoutId);
    const attempts = started.filter((payment) => payment.draftId === draftId && payment.method === method);
    const last = attempts.at(-1);
    const payment = last ? await this.payments.findById(last.paymentId) : null;
    const isOver = payment === null || payment.status === 'cancelled' || payment.isMismatched;
    return `checkout:${draftId}:${method}:${attempts.length + (isOver ? 1 : 0)}`;
  }
}

/** Money that can pay: what came in another amount or currency waits to be refunded. */
export function hasUnrefundedMoney(payment: PaymentSnapshot): boolean {
  return refundableMinor(payment) > 0 && !payment.isMismatched;
}
