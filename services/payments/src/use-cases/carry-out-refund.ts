import { Injectable } from '@nestjs/common';
import type { PaymentRefund } from '../domain/payment-refund.entity';
import type { Payment } from '../domain/payment.entity';
import { ProviderRefused } from '../domain/payment.errors';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { Providers } from '../providers/providers';
import { type RefundOutcome, SettleRefund } from './settle-refund';

/**
 * Providers remember an idempotency key for a day (Stripe) or longer. A refund that nobody could be asked about for
 * almost that long is not tried again blindly: a person has to look.
 */
const LONGEST_TRY_MILLISECONDS = 20 * 3_600_000;

const UNREACHABLE = 'No answer from the provider for too long. Look there before you refund again.';

/**
 * Brings a refund to its provider, or asks how it stands there. May run again after any crash and beside itself: the
 * reference of the refund is one refund at the provider, and it is settled once.
 */
@Injectable()
export class CarryOutRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly settle: SettleRefund,
  ) {}

  /** @throws ProviderUnavailable: try again later */
  async execute(refundId: number): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund || refund.status === 'done' || refund.status === 'failed') return;
    const payment = (await this.payments.find(refund.paymentId))!;
    await this.settle.execute(refund, await this.outcomeOf(refund, payment));
  }

  private async outcomeOf(refund: PaymentRefund, payment: Payment): Promise<RefundOutcome> {
    if (refund.providerRef === null && Date.now() - refund.requestedAt.getTime() > LONGEST_TRY_MILLISECONDS) {
      return refused(UNREACHABLE);
    }
    const provider = this.providers.of(payment);
    try {
      if (refund.providerRef !== null) return await provider.findRefund(refund.providerRef);
      const { reference, amountMinor } = refund;
      const { currency, captureRef, providerRef } = payment;
      return await provider.refund({
        reference,
        amountMinor,
        currency,
        captureRef,
        paymentRef: providerRef!,
      });
    } catch (error) {
      if (error instanceof ProviderRefused) return refused(error.reason);
      throw error;
    }
  }
}

const refused = (failureMessage: string): RefundOutcome => ({ ref: null, state: 'failed', failureMessage });
