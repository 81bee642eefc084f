import { Injectable } from '@nestjs/common';
import type { Payment, PaymentRefund } from '../domain/payment.entity';
import { ProviderRejectedError } from '../domain/payment.errors';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { Providers } from '../providers/providers';
import { type RefundOutcome, CompleteRefund } from './complete-refund';

/** Below the 24 hours for which Stripe remembers an idempotency key: a later retry could refund twice. */
const RETRY_WINDOW_MS = 20 * 3_600_000;

const UNREACHABLE = 'No answer from the provider for too long. Look there before you refund again.';

/** Safe to repeat and to run concurrently: the reference is one refund at the provider, which is completed once. */
@Injectable()
export class ExecuteRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly completeRefund: CompleteRefund,
  ) {}

  /** @throws ProviderUnavailableError: try again later */
  async execute(refundId: number): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund || refund.status === 'done' || refund.status === 'failed') return;
    const payment = (await this.payments.find(refund.paymentId))!;
    await this.completeRefund.execute(refund, await this.outcomeOf(refund, payment));
  }

  /** Reverses a done refund that has failed since. @throws ProviderUnavailableError: try again later */
  async recheck(refundId: number): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'done' || refund.providerRef === null) return;
    const payment = (await this.payments.find(refund.paymentId))!;
    // Retries without the keys would end as a dead letter.
    if (!this.providers.isConnected(payment)) return;
    const { state, failureMessage } = await this.providers.of(payment).findRefund(refund.providerRef);
    if (state === 'failed') await this.completeRefund.reverse(refund, failureMessage);
  }

  private async outcomeOf(refund: PaymentRefund, payment: Payment): Promise<RefundOutcome> {
    if (refund.providerRef === null && Date.now() - refund.requestedAt.getTime() > RETRY_WINDOW_MS) {
      return failed(UNREACHABLE);
    }
    const provider = this.providers.of(payment);
    try {
      if (refund.providerRef !== null) return await provider.findRefund(refund.providerRef);
      const { reference, amountMinor } = refund;
      const { captureRef, providerRef } = payment;
      const currency = payment.capturedCurrency ?? payment.currency;
      return await provider.refund({
        reference,
        amountMinor,
        currency,
        captureRef,
        paymentRef: providerRef!,
      });
    } catch (error) {
      if (error instanceof ProviderRejectedError) return failed(error.reason);
      throw error;
    }
  }
}

const failed = (failureMessage: string): RefundOutcome => ({ ref: null, state: 'failed', failureMessage });
