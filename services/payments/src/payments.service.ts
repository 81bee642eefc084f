import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import type { CreatePaymentCommand, RequestRefundCommand, StartedPayment } from './domain/payment-commands';
import {
  type OnlineMethod,
  type PaymentSnapshot,
  type ReconciledPayment,
  type Refund,
  snapshotOf,
} from './domain/payment-snapshot';
import { isForward, isOpen } from './domain/payment-status';
import type { PaymentRefund } from './domain/payment.entity';
import { paymentNotFound } from './domain/payment.errors';
import { PAYMENT_NAMED, type PaymentNamed } from './events';
import { PaymentRepository } from './persistence/payment.repository';
import { RefundRepository } from './persistence/refund.repository';
import { Providers } from './providers/providers';
import { CreatePayment } from './use-cases/create-payment';
import { ReconcilePayment } from './use-cases/reconcile-payment';
import { RequestRefund } from './use-cases/request-refund';

/** Below the three days for which open payments are reconciled. */
const ATTEMPT_TTL_MS = 24 * 3_600_000;

/** What a payment link is about. */
type LinkSubject = { invoiceNumber: string } | { balanceId: number };

@Injectable()
export class Payments {
  constructor(
    private readonly createPayment: CreatePayment,
    private readonly reconcilePayment: ReconcilePayment,
    private readonly refund: RequestRefund,
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly providers: Providers,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Once per key. @throws PaymentError METHOD_UNAVAILABLE, KEY_MISMATCH, IN_PROGRESS, PROVIDER_UNAVAILABLE, PROVIDER_REFUSED */
  start(command: CreatePaymentCommand): Promise<StartedPayment> {
    return this.createPayment.execute(command);
  }

  /** Asks the provider; null for an unknown payment. @throws PaymentError PAYMENTS.PROVIDER_UNAVAILABLE */
  async reconcile(providerRef: string): Promise<ReconciledPayment | null> {
    const stored = await this.payments.findByRef(providerRef);
    if (!stored) return null;
    const { payment, isApproved } = await this.reconcilePayment.execute(stored);
    return { ...snapshotOf(payment), isApproved };
  }

  /** Cancels an approved payment without capturing it; a captured one stays. */
  cancelApproved(paymentId: number, note: string): Promise<void> {
    return this.transactions.run(async () => {
      const payment = await this.payments.findForUpdate(paymentId);
      if (!payment || !isForward(payment.status, 'cancelled')) return;
      await this.payments.update(paymentId, { status: 'cancelled', failureMessage: null });
      await this.payments.addEvents(paymentId, [{ kind: 'cancelled', note }]);
    });
  }

  /** Resolves for a declined payment too. @throws PaymentError PAYMENTS.NOT_FOUND, PROVIDER_UNAVAILABLE */
  async capture(providerRef: string): Promise<PaymentSnapshot> {
    const payment = await this.payments.findByRef(providerRef);
    if (!payment) throw paymentNotFound();
    return snapshotOf(await this.reconcilePayment.capture(payment));
  }

  async find(providerRef: string): Promise<PaymentSnapshot | null> {
    const payment = await this.payments.findByRef(providerRef);
    return payment && snapshotOf(payment);
  }

  async returnPathOf(providerRef: string): Promise<string> {
    return (await this.payments.findByRef(providerRef))?.returnPath ?? '/checkout';
  }

  async findById(paymentId: number): Promise<PaymentSnapshot | null> {
    const payment = await this.payments.find(paymentId);
    return payment && snapshotOf(payment);
  }

  /**
   * False unless it is captured in exactly this amount and currency, unrefunded and without an order; also for test
   * money once the shop takes real money, and for an order that is paid already.
   */
  matchToOrder(
    paymentId: number,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const payment = await this.payments.find(paymentId);
      if (!payment) return false;
      const mode = this.modeOf(payment);
      const isMatched = await this.payments.matchOrder(paymentId, orderId, amountMinor, currency, mode);
      if (isMatched) await this.payments.addEvents(paymentId, [{ kind: 'matched', amountMinor }]);
      return isMatched;
    });
  }

  /** What the provider's dashboard calls a payment of that order. In the transaction that matches it. */
  async name({ id: paymentId, method: lane }: PaymentSnapshot, orderNumber: string): Promise<void> {
    await this.outbox.record(PAYMENT_NAMED, { paymentId, orderNumber, lane } satisfies PaymentNamed);
  }

  /** Like `matchToOrder`, for the invoice that the payment was started for. */
  matchToInvoice(payment: PaymentSnapshot, amountMinor: number, currency: CurrencyCode): Promise<boolean> {
    return this.transactions.run(async () => {
      const { id, invoiceNumber } = payment;
      if (invoiceNumber === null) return false;
      const mode = this.modeOf(payment);
      const isMatched = await this.payments.matchInvoice(id, invoiceNumber, amountMinor, currency, mode);
      if (isMatched) await this.payments.addEvents(id, [{ kind: 'matched', amountMinor }]);
      return isMatched;
    });
  }

  /** Like `matchToOrder`, for what a change added to an order. */
  matchToBalance(
    payment: PaymentSnapshot,
    orderId: number,
    amountMinor: number,
    currency: CurrencyCode,
  ): Promise<boolean> {
    return this.transactions.run(async () => {
      const mode = this.modeOf(payment);
      const isMatched = await this.payments.matchBalance(payment.id, orderId, amountMinor, currency, mode);
      if (isMatched) await this.payments.addEvents(payment.id, [{ kind: 'matched', amountMinor }]);
      return isMatched;
    });
  }

  private modeOf({ method }: Pick<PaymentSnapshot, 'method'>): { isSandbox: boolean; isTest: boolean } {
    return { isSandbox: this.providers.isSandbox(method), isTest: this.providers.isTestMode(method) };
  }

  /** Those that were started for the invoice, oldest first. */
  async listOfInvoice(invoiceNumber: string): Promise<PaymentSnapshot[]> {
    return (await this.payments.listOfInvoice(invoiceNumber)).map(snapshotOf);
  }

  /** The same, locked until the end of the transaction. */
  async lockOfInvoice(invoiceNumber: string): Promise<PaymentSnapshot[]> {
    const locked: PaymentSnapshot[] = [];
    for (const { id } of await this.payments.listOfInvoice(invoiceNumber))
      locked.push(snapshotOf((await this.payments.findForUpdate(id))!));
    return locked;
  }

  /** Those that were started for what a change added to an order, oldest first. */
  async listOfBalance(balanceId: number): Promise<PaymentSnapshot[]> {
    return (await this.payments.listOfBalance(balanceId)).map(snapshotOf);
  }

  /** Those that pay the order, or paid it, oldest first. */
  async listOfOrder(orderId: number): Promise<PaymentSnapshot[]> {
    return (await this.payments.listOfOrder(orderId)).map(snapshotOf);
  }

  /** A corrected invoice is paid by what paid the one before. */
  carryOver(fromInvoice: string, toInvoice: string): Promise<void> {
    return this.payments.carryOver(fromInvoice, toInvoice);
  }

  /**
   * Stays the same while the last payment may succeed, so that a second click, tab or visit uses that payment. The
   * link of an invoice lives long: by then the keys of the provider may be others.
   */
  async idempotencyKeyOf(subject: LinkSubject, method: OnlineMethod): Promise<string> {
    const all =
      'balanceId' in subject
        ? await this.payments.listOfBalance(subject.balanceId)
        : await this.payments.listOfInvoice(subject.invoiceNumber);
    const attempts = all.filter((payment) => payment.method === method);
    const last = attempts.at(-1);
    const isReusable =
      last !== undefined &&
      isOpen(last.status) &&
      last.status !== 'cancelled' &&
      last.isSandbox === this.providers.isSandbox(method) &&
      last.isTest === this.providers.isTestMode(method) &&
      Date.now() - last.createdAt.getTime() < ATTEMPT_TTL_MS;
    const [kind, id] =
      'balanceId' in subject ? ['balance', subject.balanceId] : ['invoice', subject.invoiceNumber];
    return `${kind}:${id}:${method}:${attempts.length + (isReusable ? 0 : 1)}`;
  }

  /** A job executes it. @throws PaymentError PAYMENTS.NOT_FOUND, NOT_REFUNDABLE, REFUND_TOO_LARGE, KEY_MISMATCH */
  requestRefund(command: RequestRefundCommand): Promise<Refund> {
    return this.refund.execute(command);
  }

  /** In the sequence in which they were asked for. */
  listRefunds(...paymentIds: number[]): Promise<PaymentRefund[]> {
    return this.refunds.list(paymentIds);
  }

  /** Paid out for what asked with keys of this prefix. */
  sumRefunded(paymentId: number, keyPrefix: string): Promise<number> {
    return this.refunds.sumDone(paymentId, keyPrefix);
  }

  /** What asked for the refund. */
  async refundKeyOf(refundId: number): Promise<string | null> {
    return (await this.refunds.find(refundId))?.idempotencyKey ?? null;
  }

  /** Of an account that is deleted. */
  eraseEmails(of: { orderIds: readonly number[]; checkoutIds: readonly string[] }): Promise<void> {
    return this.payments.eraseEmails(of.orderIds, of.checkoutIds);
  }

  /** Of the last hour, with keys that start with `prefix`. */
  countOpen(prefix: string, exceptKey: string): Promise<number> {
    return this.payments.countOpen(prefix, exceptKey);
  }
}
