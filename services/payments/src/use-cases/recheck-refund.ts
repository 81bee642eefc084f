import { Injectable } from '@nestjs/common';
import { PaymentRepository } from '../persistence/payment.repository';
import { RefundRepository } from '../persistence/refund.repository';
import { Providers } from '../providers/providers';
import { ReverseRefund } from './reverse-refund';

/** Asks a provider whether a refund that was done has failed since. */
@Injectable()
export class RecheckRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly reverse: ReverseRefund,
  ) {}

  /** @throws ProviderUnavailable: try again later */
  async execute(refundId: number): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (refund?.status !== 'done' || refund.providerRef === null) return;
    const payment = (await this.payments.find(refund.paymentId))!;
    // The keys it was made with are gone, or the sandbox is off: retries would end as a dead letter.
    if (!this.providers.isConnected(payment)) return;
    const { state, failureMessage } = await this.providers.of(payment).findRefund(refund.providerRef);
    if (state === 'failed') await this.reverse.execute(refund, failureMessage);
  }
}
