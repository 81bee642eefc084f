import { Body, Controller, Get, Header, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { detectRequestLanguage } from '@kp/i18n/request-language';
import { AcceptsBody, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { ConfirmSandboxPayment } from '../use-cases/confirm-sandbox-payment';
import { SANDBOX_STYLES, sandboxPage } from './sandbox-page';
import {
  actionOf,
  ConfirmSandboxPaymentRequest,
  DecideSandboxApprovalRequest,
  SandboxOutcomeResponse,
  SandboxRefRequest,
} from './sandbox.dto';

const LIMIT = { limit: 120, seconds: 60 };

/** 404 unless PAYMENTS_SANDBOX is on. */
@Public()
@Controller('api/payments/sandbox')
export class SandboxController {
  constructor(private readonly confirm: ConfirmSandboxPayment) {}

  /**
   * The customer's action on a test payment: card, wallet, approval, 3-D Secure step, turning back. 4242 4242 4242 4242
   * succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 requires authentication.
   */
  @RateLimit(LIMIT)
  @HttpCode(200)
  @Post(':providerRef/confirm')
  async confirmSandboxPayment(
    @Param() { providerRef }: SandboxRefRequest,
    @Body() body: ConfirmSandboxPaymentRequest,
  ): Promise<SandboxOutcomeResponse> {
    return this.confirm.execute(providerRef, actionOf(body));
  }

  @ApiExcludeEndpoint()
  @Get(':providerRef/approval')
  async showSandboxApproval(
    @Param() { providerRef }: SandboxRefRequest,
    @Headers('cookie') cookie: string | undefined,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const payment = await this.confirm.get(providerRef);
    const language = detectRequestLanguage({ cookie, acceptLanguage });
    const page = await sandboxPage(payment, language);
    // Set last: an error response is not HTML.
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-store',
    });
    return page;
  }

  @ApiExcludeEndpoint()
  @Header('content-type', 'text/css; charset=utf-8')
  @Get('approval.css')
  getSandboxStyles(): string {
    return SANDBOX_STYLES;
  }

  @ApiExcludeEndpoint()
  @RateLimit(LIMIT)
  @AcceptsBody({ types: ['application/x-www-form-urlencoded', 'application/json'] })
  @Post(':providerRef/approval')
  async decideSandboxApproval(
    @Param() { providerRef }: SandboxRefRequest,
    @Body() { decision }: DecideSandboxApprovalRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.confirm.execute(providerRef, { action: decision });
    const end = decision === 'cancel' ? 'cancel' : 'return';
    reply.redirect(`/api/payments/paypal/${end}?token=${encodeURIComponent(providerRef)}`, 303);
  }
}
