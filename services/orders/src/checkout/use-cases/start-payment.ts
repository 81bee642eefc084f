import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CurrencyCode, SHOP_CURRENCY } from '@kp/commerce';
import { InvalidInputError, intentOf } from '@kp/platform/http';
import { type OnlineMethod, PaymentMethods, Payments, type StartedPayment } from '@kp/payments';
import { paymentMethodUnavailable } from '../../domain/order.errors';
import { CheckoutPayments } from '../checkout-payments';
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

/** Begins to pay: prices and holds first, then asks the provider, outside of any transaction. */
@Injectable()
export class StartPayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly prepare: PrepareCheckout,
    private readonly checkouts: CheckoutRepository,
    private readonly started: CheckoutPayments,
    private readonly payments: Payments,
  ) {}

  /**
   * @param key Idempotency-Key; only a payment without a checkout needs one
   * @throws OrderError like PrepareCheckout, and ORDERS.PAYMENT_METHOD_UNAVAILABLE; PaymentError
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
    const intent = { method, checkoutId: null, amountMinor, currency, description: DESCRIPTION };
    const started = await this.payments.start({ ...intent, key: `amount:${scope}:${key ?? ''}` });
    return { ...started, checkoutId: null };
  }

  private async startFor(
    { method, ...wish }: StartPaymentCommand,
    shopper: Shopper,
  ): Promise<StartedCheckout> {
    const { checkoutId, draftId, totalMinor, currency, email } = await this.prepare.execute(wish, shopper);
    const key = await this.started.keyOf(checkoutId, draftId, method);
    const intent = { method, checkoutId, amountMinor: totalMinor, currency, description: DESCRIPTION, email };
    const payment = await this.payments.start({ ...intent, key });
    // Before anybody can pay it: what it pays for must be known when its money arrives.
    await this.checkouts.addPayment({ paymentId: payment.paymentId, checkoutId, draftId, method });
    return { ...payment, checkoutId };
  }
}

/** @throws InvalidInputError for another currency: every payment is in the shop's */
function shopCurrency(sent: string | undefined): CurrencyCode {
  if (sent === undefined || sent.toUpperCase() === SHOP_CURRENCY) return SHOP_CURRENCY;
  throw new InvalidInputError([{ field: 'currency', message: `Payments are taken in ${SHOP_CURRENCY}` }]);
}
