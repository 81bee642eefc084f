import { readFileSync } from 'node:fs';
import {
  Controller,
  Get,
  Headers,
  HttpCode,
  NotFoundException,
  Post,
  Query,
  Redirect,
  Res,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  AcceptsBody,
  type BodyOptions,
  NoGlobalRateLimit,
  Public,
  RateLimit,
  RawBody,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { PaymentsConfig } from '../config/payments.config';
import { Payments } from '../payments.service';
import { ReceiveWebhook } from '../use-cases/receive-webhook';
import { PaypalReturnRequest, WebhookReceiptResponse } from './payments.dto';

type HeaderValues = Record<string, string | undefined>;

/** Providers call in bursts after an outage, from a few IPs each. */
const WEBHOOK_LIMIT = { limit: 1200, seconds: 60 };

const WEBHOOK_BODY: BodyOptions = {
  maxBytes: 256 * 1024,
  types: ['application/json'],
  as: 'bytes',
  isFromOutside: true,
};

const RECEIVED: WebhookReceiptResponse = { received: true };

@NoGlobalRateLimit()
@Public()
@Controller('api/payments')
export class WebhooksController {
  constructor(private readonly receive: ReceiveWebhook) {}

  /** For Stripe: payment intents, charges and refunds. Signed in `Stripe-Signature`. */
  @RateLimit(WEBHOOK_LIMIT)
  @AcceptsBody(WEBHOOK_BODY)
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
  @RateLimit(WEBHOOK_LIMIT)
  @AcceptsBody(WEBHOOK_BODY)
  @HttpCode(200)
  @Post('revolut/webhook')
  async receiveRevolutWebhook(
    @RawBody() body: Buffer,
    @Headers() headers: HeaderValues,
  ): Promise<WebhookReceiptResponse> {
    await this.receive.execute('revolut', { body, headers });
    return RECEIVED;
  }

  /** For PayPal: orders and captures. The signature is verified by PayPal. */
  @RateLimit(WEBHOOK_LIMIT)
  @AcceptsBody(WEBHOOK_BODY)
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

interface Redirection {
  url: string;
  statusCode: number;
}

@ApiExcludeController()
@Public()
@Controller('api/payments/paypal')
export class PaypalReturnController {
  constructor(private readonly payments: Payments) {}

  @Get('return')
  @Redirect()
  async returnFromPaypal(@Query() { token }: PaypalReturnRequest): Promise<Redirection> {
    return { url: await this.returnUrlOf(token), statusCode: 303 };
  }

  @Get('cancel')
  @Redirect()
  async cancelAtPaypal(@Query() { token }: PaypalReturnRequest): Promise<Redirection> {
    return { url: `${await this.returnUrlOf(token)}&cancelled=true`, statusCode: 303 };
  }

  private async returnUrlOf(token: string): Promise<string> {
    const path = await this.payments.returnPathOf(token);
    return `${path}?paypal=${encodeURIComponent(token)}`;
  }
}

/** Proves the domain to Apple, which Apple Pay by Revolut requires. */
@ApiExcludeController()
@Controller('.well-known')
export class ApplePayController {
  private readonly association: string | undefined;

  constructor({ applePayDomainAssociation, applePayDomainAssociationFile: file }: PaymentsConfig) {
    this.association = applePayDomainAssociation ?? (file ? readFileSync(file, 'utf8') : undefined);
  }

  @Public()
  @Get('apple-developer-merchantid-domain-association')
  getDomainAssociation(@Res({ passthrough: true }) reply: FastifyReply): string {
    if (this.association === undefined) throw new NotFoundException('Apple Pay is not set up.');
    void reply.header('content-type', 'text/plain; charset=utf-8');
    return this.association;
  }
}
