import { EXCLUDED_STRIPE_METHODS } from '@kp/commerce';
import Stripe from 'stripe';
import {
  ProviderRejectedError,
  ProviderUnavailableError,
  webhookRejected,
} from '../../domain/payment.errors';
import type {
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderCustomers,
  ProviderDispute,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  WebhookCall,
} from '../../domain/payment-provider';
import { Breaker } from '../breaker';
import { readable } from '../readable-message';
import { unitsOf } from '../currency-units';
import { WEBHOOK_TOLERANCE_SECONDS } from '../webhook-signature';
import { createCustomer, eraseCustomer, openCustomer } from './stripe-customers';
import { disputeOf, eventOf, paymentOf, refundOf } from './stripe-mapping';

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
  timeoutMs: number;
}

/** The library retries with the same idempotency key. */
const MAX_RETRIES = 2;

export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;
  private readonly breaker = new Breaker();
  readonly customers: ProviderCustomers = {
    create: (reference, email) => this.call(() => createCustomer(this.stripe, reference, email)),
    open: (customer) => this.call(() => openCustomer(this.stripe, customer)),
    erase: (customer) => this.call(() => eraseCustomer(this.stripe, customer)),
  };

  constructor(private readonly options: StripeOptions) {
    const { protocol, hostname, port } = new URL(options.apiUrl);
    this.stripe = new Stripe(options.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      timeout: options.timeoutMs,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
    });
  }

  /** With the methods that the owner chose in the dashboard, except vouchers; without a receipt, because the shop sends its own mail. */
  create(payment: NewProviderPayment): Promise<ProviderPayment> {
    const { reference, amountMinor, currency, description, customerRef } = payment;
    return this.call(async () => {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          excluded_payment_method_types: [...EXCLUDED_STRIPE_METHODS],
          description,
          ...(customerRef ? { customer: customerRef } : {}),
          metadata: { reference },
        },
        // A customer who saved a method since the first attempt asks for another payment; the lost one cannot be paid.
        { idempotencyKey: customerRef ? `${reference}:${customerRef}` : reference },
      );
      return paymentOf(intent);
    });
  }

  async name(ref: string, orderNumber: string, description: string): Promise<void> {
    await this.call(() =>
      this.stripe.paymentIntents.update(
        ref,
        { description, metadata: { order_number: orderNumber } },
        { idempotencyKey: `${ref}:${orderNumber}` },
      ),
    );
  }

  find(ref: string): Promise<ProviderPayment> {
    return this.call(async () =>
      paymentOf(
        await this.stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge.balance_transaction'] }),
      ),
    );
  }

  capture(ref: string): Promise<ProviderPayment> {
    return this.find(ref);
  }

  refund({ reference, paymentRef, amountMinor, currency }: NewProviderRefund): Promise<ProviderRefund> {
    return this.call(async () =>
      refundOf(
        await this.stripe.refunds.create(
          { payment_intent: paymentRef, amount: unitsOf(amountMinor, currency), metadata: { reference } },
          { idempotencyKey: reference },
        ),
      ),
    );
  }

  findRefund(ref: string): Promise<ProviderRefund> {
    return this.call(async () => refundOf(await this.stripe.refunds.retrieve(ref)));
  }

  findDispute(ref: string): Promise<ProviderDispute> {
    return this.call(async () => disputeOf(await this.stripe.disputes.retrieve(ref)));
  }

  async verifyWebhook({ body, headers }: WebhookCall): Promise<ProviderEvent> {
    const signature = headers['stripe-signature'];
    if (!signature) throw webhookRejected('it is not signed');
    const { signature: checker } = this.stripe.webhooks;
    const text = body.toString();
    try {
      checker!.verifyHeader(text, signature, this.options.webhookSecret, WEBHOOK_TOLERANCE_SECONDS);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw webhookRejected('its signature is not right or too old');
      }
      throw error;
    }
    return readable('Stripe', () => eventOf(JSON.parse(text) as Stripe.Event));
  }

  private call<T>(request: () => Promise<T>): Promise<T> {
    return this.breaker.run(() => request().catch((error: unknown) => Promise.reject(errorOf(error))));
  }
}

/** Only card and request errors are final; outages, rate limits and key changes may pass. */
function errorOf(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError) {
    return new ProviderRejectedError(`Stripe: ${error.code ?? error.type}`);
  }
  if (error instanceof errors.StripeError) {
    return new ProviderUnavailableError(`Stripe: ${error.type} ${error.statusCode ?? ''}`.trim());
  }
  return error;
}
