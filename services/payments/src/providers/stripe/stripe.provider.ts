import Stripe from 'stripe';
import { ProviderRefused, ProviderUnavailable, webhookRefused } from '../../domain/payment.errors';
import type {
  NewProviderPayment,
  NewProviderRefund,
  PaymentProvider,
  ProviderEvent,
  ProviderPayment,
  ProviderRefund,
  WebhookCall,
} from '../payment-provider';
import { TOLERANCE_SECONDS } from '../signature';
import { eventOf, paymentOf, refundOf } from './stripe-mapping';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
  timeoutMilliseconds: number;
}

/** After the first try; the library sends them with the same idempotency key. */
const RETRIES = 2;

/** Cards, Apple Pay and Google Pay by Stripe's payment intents. Confirming in the browser is paying. */
export class StripeProvider implements PaymentProvider {
  private readonly stripe: Stripe;

  constructor(private readonly options: StripeOptions) {
    const { protocol, hostname, port } = new URL(options.apiUrl);
    this.stripe = new Stripe(options.secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      timeout: options.timeoutMilliseconds,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }

  create({
    reference,
    amountMinor,
    currency,
    description,
    email,
  }: NewProviderPayment): Promise<ProviderPayment> {
    return this.ask(async () => {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          // Apple Pay and Google Pay are cards too; ways to pay that leave the page are other providers' here.
          allowed_payment_method_types: ['card'],
          description,
          ...(email ? { receipt_email: email } : {}),
          metadata: { reference },
        },
        { idempotencyKey: reference },
      );
      return paymentOf(intent);
    });
  }

  find(ref: string): Promise<ProviderPayment> {
    return this.ask(async () =>
      paymentOf(await this.stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })),
    );
  }

  capture(ref: string): Promise<ProviderPayment> {
    return this.find(ref);
  }

  refund({ reference, paymentRef, amountMinor }: NewProviderRefund): Promise<ProviderRefund> {
    return this.ask(async () =>
      refundOf(
        await this.stripe.refunds.create(
          { payment_intent: paymentRef, amount: amountMinor, metadata: { reference } },
          { idempotencyKey: reference },
        ),
      ),
    );
  }

  findRefund(ref: string): Promise<ProviderRefund> {
    return this.ask(async () => refundOf(await this.stripe.refunds.retrieve(ref)));
  }

  async verifyWebhook({ body, headers }: WebhookCall): Promise<ProviderEvent> {
    const signature = headers['stripe-signature'];
    if (!signature) throw webhookRefused('it is not signed');
    try {
      const { webhookSecret } = this.options;
      return eventOf(this.stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
        throw webhookRefused('its signature is not right or too old');
      }
      throw error;
    }
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      throw failureOf(error);
    }
  }
}

/** What Stripe rejects as such it will reject again; everything else may pass: outages, limits, keys being changed. */
function failureOf(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError) {
    return new ProviderRefused(`Stripe: ${error.code ?? error.type}`);
  }
  if (error instanceof errors.StripeError) {
    return new ProviderUnavailable(`Stripe: ${error.type} ${error.statusCode ?? ''}`.trim());
  }
  return error;
}
