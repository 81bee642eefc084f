import { Controller, Headers, HttpCode, Post } from '@nestjs/common';
import {
  AcceptsBody,
  type BodyOptions,
  NoGlobalRateLimit,
  Public,
  RateLimit,
  RawBody,
} from '@kp/platform/http';
import { ReceiveWebhook } from '../use-cases/receive-webhook';
import { WebhookReceiptResponse } from './dto/webhook-receipt.response';

type HeaderValues = Record<string, string | undefined>;

/** Providers call in bursts after an outage, from a few addresses each. */
const LIMIT = { limit: 1200, seconds: 60 };

/** Messages of providers are a few kilobytes; their signatures are made over the bytes. */
const MESSAGE: BodyOptions = {
  maxBytes: 256 * 1024,
  types: ['application/json'],
  as: 'bytes',
  isFromOutside: true,
};

const RECEIVED: WebhookReceiptResponse = { received: true };

/** Where payment providers tell what happened. 200 says that it is stored; what follows is done by the worker. */
@NoGlobalRateLimit()
@Controller('api/payments')
export class WebhooksController {
  constructor(private readonly receive: ReceiveWebhook) {}

  /** For Stripe: payment intents, charges and refunds. Signed in `Stripe-Signature`. */
  @Public()
  @RateLimit(LIMIT)
  @AcceptsBody(MESSAGE)
  @HttpCode(200)
  @Post('stripe/webhook')
  async receiveStripeWebhook(
    @RawBody() body: Buffer,
    @Headers() headers: HeaderValues,
  ): Promise<WebhookReceiptResponse> {
    await this.receive.execute('stripe', { body, headers });
    return RECEIVED;
  }

  /** For Revolut: orders. Signed in `Revolut-Signature`. */
  @Public()
  @RateLimit(LIMIT)
  @AcceptsBody(MESSAGE)
  @HttpCode(200)
  @Post('revolut/webhook')
  async receiveRevolutWebhook(
    @RawBody() body: Buffer,
    @Headers() headers: HeaderValues,
  ): Promise<WebhookReceiptResponse> {
    await this.receive.execute('revolut', { body, headers });
    return RECEIVED;
  }

  /** For PayPal: orders and captures. PayPal itself is asked whether it sent this. */
  @Public()
  @RateLimit(LIMIT)
  @AcceptsBody(MESSAGE)
  @HttpCode(200)
  @Post('paypal/webhook')
  async receivePaypalWebhook(
    @RawBody() body: Buffer,
    @Headers() headers: HeaderValues,
  ): Promise<WebhookReceiptResponse> {
    await this.receive.execute('paypal', { body, headers });
    return RECEIVED;
  }
}
