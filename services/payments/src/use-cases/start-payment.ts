import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { PaymentWish, StartedPayment } from '../domain/payment-facts';
import { keyMismatch, startInProgress } from '../domain/payment.errors';
import type { Payment } from '../domain/payment.entity';
import { PaymentRepository } from '../persistence/payment.repository';
import type { PaymentProvider, ProviderPayment } from '../providers/payment-provider';
import { Providers } from '../providers/providers';
import { NotePayment } from './note-payment';

const TWIN_PATIENCE_MILLISECONDS = 15_000;
const TWIN_PAUSE_MILLISECONDS = 150;

/** Row first, then the provider, then the row learns the provider's id: whatever dies in between can be repeated. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly note: NotePayment,
  ) {}

  async execute(wish: PaymentWish): Promise<StartedPayment> {
    const { provider, isSandbox } = this.providers.active(wish.method);
    const { payment, isNew } = await this.remember(wish, isSandbox);
    const { id, method, providerRef } = payment;
    const seen =
      providerRef === null
        ? await this.create(payment, wish, !isNew, provider)
        : await provider.find(providerRef);
    const { status, isInReview } = await this.note.execute(id, seen, payment.refundRequestedMinor);
    return { paymentId: id, method, providerRef: seen.ref, isSandbox, status, isInReview, ...seen.handover };
  }

  private remember(wish: PaymentWish, isSandbox: boolean): Promise<{ payment: Payment; isNew: boolean }> {
    return this.transactions.run(async () => {
      const isTest = this.providers.isTestWorld(wish.method);
      const id = await this.payments.insert(wish, isSandbox, isTest);
      const payment = (await this.payments.findByKey(wish.key))!;
      if (id !== null)
        await this.payments.addEvents(id, [{ kind: 'started', amountMinor: wish.amountMinor }]);
      else if (!isSame(payment, wish, isSandbox)) throw keyMismatch();
      return { payment, isNew: id !== null };
    });
  }

  private async create(
    payment: Payment,
    { purchase }: PaymentWish,
    mayExist: boolean,
    provider: PaymentProvider,
  ): Promise<ProviderPayment> {
    if (!(await this.payments.takeStart(payment.id))) return this.waitForTwin(payment.id, provider);
    try {
      const invoice = `KP-${payment.id}-${payment.reference.slice(0, 8)}`;
      return await provider.create({ ...payment, invoice, purchase, mayExist });
    } catch (error) {
      await this.payments.releaseStart(payment.id);
      throw error;
    }
  }

  private async waitForTwin(id: number, provider: PaymentProvider): Promise<ProviderPayment> {
    const end = Date.now() + TWIN_PATIENCE_MILLISECONDS;
    while (Date.now() < end) {
      const ref = (await this.payments.find(id))?.providerRef;
      if (ref) return provider.find(ref);
      await new Promise((resolve) => setTimeout(resolve, TWIN_PAUSE_MILLISECONDS));
    }
    throw startInProgress();
  }
}

function isSame(payment: Payment, wish: PaymentWish, isSandbox: boolean): boolean {
  return (
    payment.method === wish.method &&
    payment.isSandbox === isSandbox &&
    payment.amountMinor === wish.amountMinor &&
    payment.currency === wish.currency &&
    payment.checkoutId === wish.checkoutId
  );
}
