import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig, InvalidInputError, idempotentRequest } from '@kp/platform/http';
import { type OnlineMethod, PaymentMethods, Payments, type StartedPayment } from '@kp/payments';
import { SettingsService } from '@kp/settings';
import type { OrderContext } from '../../domain/new-order';
import { paymentMethodUnavailable } from '../../domain/order.errors';
import { alreadyPaid, paymentPending, tooManyCheckouts } from '../domain/checkout.errors';
import { CheckoutPayments } from '../checkout-payments';
import { purchaseOf } from '../domain/checkout';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { type PrepareCheckoutCommand, PrepareCheckout } from './prepare-checkout';

export interface StartPaymentCommand extends PrepareCheckoutCommand {
  method: OnlineMethod;
  currency?: string;
}

export interface StartedCheckout extends StartedPayment {
  checkoutId: string | null;
}

const AMOUNT_ONLY = 'amount:';
/** Open payments without a checkout, of one customer and of all; scaled by LIMIT_FACTOR. */
const MAX_OPEN_AMOUNTS = 10;
const MAX_OPEN_AMOUNTS_OF_ALL = 200;

@Injectable()
export class StartPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly prepare: PrepareCheckout,
    private readonly checkouts: CheckoutRepository,
    private readonly checkoutPayments: CheckoutPayments,
    private readonly payments: Payments,
    private readonly settings: SettingsService,
    private readonly http: HttpConfig,
  ) {}

  async execute(
    command: StartPaymentCommand,
    context: OrderContext,
    key: string | null,
  ): Promise<StartedCheckout> {
    if (!this.methods.isAvailable(command.method)) throw paymentMethodUnavailable();
    const { currency } = this.settings;
    assertShopCurrency(command.currency, currency);
    if (command.request || command.checkoutId) return this.startFor(command, context);
    const { method, amountMinor } = command;
    if (amountMinor === undefined) {
      throw new InvalidInputError([{ field: 'checkout', message: 'checkout is required' }]);
    }
    if (amountMinor < 1) {
      throw new InvalidInputError([{ field: 'amount', message: 'amount must not be less than 1' }]);
    }
    const scope =
      key === null ? randomUUID() : idempotentRequest({}, context.caller?.userId ?? null, key).scope;
    const prefix = `${AMOUNT_ONLY}${context.rateLimitKey}:`;
    const { name } = await this.settings.getPublicCompany();
    const payable = { method, checkoutId: null, amountMinor, currency, description: descriptionOf(name) };
    const idempotencyKey = `${prefix}${scope}:${key ?? ''}`;
    await this.assertFewOpenAmounts(prefix, idempotencyKey);
    const started = await this.payments.start({ ...payable, key: idempotencyKey });
    return { ...started, checkoutId: null };
  }

  private async assertFewOpenAmounts(prefix: string, key: string): Promise<void> {
    const { limitFactor } = this.http;
    const [own, all] = await Promise.all([
      this.payments.countOpen(prefix, key),
      this.payments.countOpen(AMOUNT_ONLY, key),
    ]);
    const isOver = own >= MAX_OPEN_AMOUNTS * limitFactor || all >= MAX_OPEN_AMOUNTS_OF_ALL * limitFactor;
    if (isOver) throw tooManyCheckouts();
  }

  private async startFor(
    { method, ...command }: StartPaymentCommand,
    context: OrderContext,
  ): Promise<StartedCheckout> {
    const { checkoutId, draftId, totalMinor, currency, email } = await this.prepare.execute(
      { ...command, method },
      context,
    );
    const { name } = await this.settings.getPublicCompany();
    const purchase = purchaseOf(await this.checkouts.getDraft(draftId), name);
    const amount = { amountMinor: totalMinor, currency };
    const userId = context.caller?.userId ?? null;
    const payable = {
      method,
      checkoutId,
      ...amount,
      description: descriptionOf(name),
      email,
      userId,
      purchase,
    };
    const start = async () => {
      const key = await this.checkoutPayments.idempotencyKeyOf(checkoutId, draftId, method);
      const payment = await this.payments.start({ ...payable, key });
      // Before the browser can pay: the webhook must find the checkout.
      await this.checkouts.addPayment({ paymentId: payment.paymentId, checkoutId, draftId, method });
      return payment;
    };
    const first = await start();
    // Cancelled at the provider since it was started: only a new payment can succeed.
    const payment = first.status === 'cancelled' ? await start() : first;
    if (payment.isInReview) throw paymentPending();
    if (payment.status === 'captured') throw alreadyPaid();
    return { ...payment, checkoutId };
  }
}

const descriptionOf = (shopName: string) => `${shopName} order`;

function assertShopCurrency(sent: string | undefined, currency: string): void {
  if (sent === undefined || sent.toUpperCase() === currency) return;
  throw new InvalidInputError([{ field: 'currency', message: `Payments are taken in ${currency}` }]);
}
