import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { CreatePaymentCommand, StartedPayment } from '../domain/payment-commands';
import { takesCurrency } from '../domain/payment-snapshot';
import { keyMismatch, methodUnavailable, startInProgress } from '../domain/payment.errors';
import type { Payment } from '../domain/payment.entity';
import { PaymentCustomers } from '../payment-customers';
import { PaymentRepository } from '../persistence/payment.repository';
import type { PaymentProvider, ProviderPayment } from '../domain/payment-provider';
import { Providers } from '../providers/providers';
import { ReconcilePayment } from './reconcile-payment';

const CONCURRENT_START_TIMEOUT_MS = 15_000;
const POLL_INTERVAL_MS = 150;

/** The row is stored before the provider is called and updated after it, so a crash in between can be repeated. */
@Injectable()
export class CreatePayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentRepository,
    private readonly providers: Providers,
    private readonly reconcile: ReconcilePayment,
    private readonly customers: PaymentCustomers,
  ) {}

  async execute(command: CreatePaymentCommand): Promise<StartedPayment> {
    if (!takesCurrency(command.method, command.currency)) throw methodUnavailable();
    const { provider, isSandbox } = this.providers.active(command.method);
    const { payment, isNew } = await this.store(command, isSandbox);
    const { id, method, providerRef } = payment;
    const remote =
      providerRef === null
        ? await this.create(payment, command, !isNew, provider)
        : await provider.find(providerRef);
    const { status, isInReview } = await this.reconcile.record(id, remote, payment.refundRequestedMinor);
    const { ref, clientData } = remote;
    return { paymentId: id, method, providerRef: ref, isSandbox, status, isInReview, ...clientData };
  }

  private store(
    command: CreatePaymentCommand,
    isSandbox: boolean,
  ): Promise<{ payment: Payment; isNew: boolean }> {
    return this.transactions.run(async () => {
      const isTest = this.providers.isTestMode(command.method);
      const id = await this.payments.insert(command, isSandbox, isTest);
      const payment = (await this.payments.findByKey(command.key))!;
      if (id !== null)
        await this.payments.addEvents(id, [{ kind: 'started', amountMinor: command.amountMinor }]);
      else if (!isSame(payment, command, isSandbox)) throw keyMismatch();
      return { payment, isNew: id !== null };
    });
  }

  private async create(
    payment: Payment,
    { purchase, userId = null }: CreatePaymentCommand,
    mayExist: boolean,
    provider: PaymentProvider,
  ): Promise<ProviderPayment> {
    if (!(await this.payments.acquireStartLease(payment.id)))
      return this.waitForConcurrentStart(payment.id, provider);
    try {
      const invoice = `KP-${payment.id}-${payment.reference.slice(0, 8)}`;
      const customerRef = provider.customers ? await this.customers.refOf(userId) : null;
      return await provider.create({ ...payment, invoice, purchase, customerRef, mayExist });
    } catch (error) {
      await this.payments.releaseStartLease(payment.id);
      throw error;
    }
  }

  private async waitForConcurrentStart(id: number, provider: PaymentProvider): Promise<ProviderPayment> {
    const deadline = Date.now() + CONCURRENT_START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const ref = (await this.payments.find(id))?.providerRef;
      if (ref) return provider.find(ref);
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    throw startInProgress();
  }
}

function isSame(payment: Payment, command: CreatePaymentCommand, isSandbox: boolean): boolean {
  return (
    payment.method === command.method &&
    payment.isSandbox === isSandbox &&
    payment.amountMinor === command.amountMinor &&
    payment.currency === command.currency &&
    payment.checkoutId === command.checkoutId &&
    payment.invoiceNumber === (command.invoiceNumber ?? null) &&
    payment.balanceId === (command.balanceId ?? null)
  );
}
