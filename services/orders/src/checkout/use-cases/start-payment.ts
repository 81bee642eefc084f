import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpConfig } from '@kp/platform/config';
import { SettingsService } from '@kp/settings';
import { type CurrencyCode, SHOP_CURRENCY } from '@kp/commerce';
import { intentOf, InvalidInputError } from '@kp/platform/http';
import { type OnlineMethod, PaymentMethods, Payments, type StartedPayment } from '@kp/payments';
import {
  alreadyPaid,
  paymentMethodUnavailable,
  paymentPending,
  tooManyCheckouts,
} from '../../domain/order.errors';
import { CheckoutPayments } from '../checkout-payments';
import { purchaseOf } from '../domain/checkout';
import type { Shopper } from '../own-checkouts';
import { CheckoutRepository } from '../persistence/checkout.repository';
import { type CheckoutWish, PrepareCheckout } from './prepare-checkout';

export interface StartPaymentCommand extends CheckoutWish {
  method: OnlineMethod;
  /** In any case; must be the shop's. */
  currency?: string;
}

export interface StartedCheckout extends StartedPayment {
  /** Null for a payment of an amount alone. */
  checkoutId: string | null;
}

const DESCRIPTION = 'KitchenPass order';

/** How keys of payments without a checkout begin; the visitor follows. */
const AMOUNT_ONLY = 'amount:';
/** Payments without a checkout that are open at a time, of one visitor and of all; before LIMIT_FACTOR. */
const MAX_OPEN_AMOUNTS = 10;
const MAX_OPEN_AMOUNTS_OF_ALL = 200;

/** Begins to pay: prices and holds first, then asks the provider, outside of any transaction. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly prepare: PrepareCheckout,
    private readonly checkouts: CheckoutRepository,
    private readonly started: CheckoutPayments,
    private readonly payments: Payments,
    private readonly settings: SettingsService,
    private readonly http: HttpConfig,
  ) {}

  /**
   * @param key Idempotency-Key; only a payment without a checkout needs one
   * @throws OrderError like PrepareCheckout, and ORDERS.PAYMENT_METHOD_UNAVAILABLE, PAYMENT_PENDING; PaymentError
   */
  async execute(
    command: StartPaymentCommand,
    shopper: Shopper,
    key: string | null,
  ): Promise<StartedCheckout> {
    if (!this.methods.isAvailable(command.method)) throw paymentMethodUnavailable();
    const currency = shopCurrency(command.currency);
    if (command.request || command.checkoutId) return this.startFor(command, shopper);
    const { method, amountMinor } = command;
    if (amountMinor === undefined) {
      throw new InvalidInputError([{ field: 'checkout', message: 'checkout is required' }]);
    }
    if (amountMinor < 1) {
      throw new InvalidInputError([{ field: 'amount', message: 'amount must not be less than 1' }]);
    }
    const scope = key === null ? randomUUID() : intentOf({}, shopper.caller?.userId ?? null, key).scope;
    const prefix = `${AMOUNT_ONLY}${shopper.visitor}:`;
    const intent = { method, checkoutId: null, amountMinor, currency, description: DESCRIPTION };
    const intentKey = `${prefix}${scope}:${key ?? ''}`;
    await this.assertFewAmounts(prefix, intentKey);
    const started = await this.payments.start({ ...intent, key: intentKey });
    return { ...started, checkoutId: null };
  }

  /** Without a checkout nothing is held, so nothing else bounds how many payments somebody opens at a provider. */
  private async assertFewAmounts(prefix: string, key: string): Promise<void> {
    const { limitFactor } = this.http;
    const [own, all] = await Promise.all([
      this.payments.countOpen(prefix, key),
      this.payments.countOpen(AMOUNT_ONLY, key),
    ]);
    const isOver = own >= MAX_OPEN_AMOUNTS * limitFactor || all >= MAX_OPEN_AMOUNTS_OF_ALL * limitFactor;
    if (isOver) throw tooManyCheckouts();
  }

  private async startFor(
    { method, ...wish }: StartPaymentCommand,
    shopper: Shopper,
  ): Promise<StartedCheckout> {
    const { checkoutId, draftId, totalMinor, currency, email } = await this.prepare.execute(wish, shopper);
    const { name } = await this.settings.getPublicCompany();
    const purchase = purchaseOf(await this.checkouts.getDraft(draftId), name);
    const sum = { amountMinor: totalMinor, currency };
    const intent = { method, checkoutId, ...sum, description: DESCRIPTION, email, purchase };
    const start = async () => {
      const key = await this.started.keyOf(checkoutId, draftId, method);
      const payment = await this.payments.start({ ...intent, key });
      // Before anybody can pay it: what it pays for must be known when its money arrives.
      await this.checkouts.addPayment({ paymentId: payment.paymentId, checkoutId, draftId, method });
      return payment;
    };
    const first = await start();
    // Called off, refused for good or forgotten at the provider since it was started: only a new one can be paid.
    const payment = first.status === 'cancelled' ? await start() : first;
    if (payment.isInReview) throw paymentPending();
    if (payment.status === 'captured') throw alreadyPaid();
    return { ...payment, checkoutId };
  }
}

/** @throws InvalidInputError for another currency: every payment is in the shop's */
function shopCurrency(sent: string | undefined): CurrencyCode {
  if (sent === undefined || sent.toUpperCase() === SHOP_CURRENCY) return SHOP_CURRENCY;
  throw new InvalidInputError([{ field: 'currency', message: `Payments are taken in ${SHOP_CURRENCY}` }]);
}
