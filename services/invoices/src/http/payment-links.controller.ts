import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PaymentLinkRequest, StartedLinkPaymentResponse, StartLinkPaymentRequest } from '@kp/payments';
import { Public, RateLimit } from '@kp/platform/http';
import { PaymentLinkPages } from '../payment-link-pages';
import { ConfirmedLinkResponse, PaymentLinkResponse } from './payment-links.dto';

/** Public, because the token is signed. 404 for a token that is not, 410 INVOICES.LINK_EXPIRED once nothing is to be paid. */
@Public()
@RateLimit({ limit: 120, seconds: 60 })
@Controller('api/pay/:token')
export class PaymentLinksController {
  constructor(private readonly pages: PaymentLinkPages) {}

  @Get()
  async getPaymentLink(@Param() { token }: PaymentLinkRequest): Promise<PaymentLinkResponse> {
    return PaymentLinkResponse.from(await this.pages.get(token));
  }

  /** After paying, or coming back from a provider: whether it is paid by now. Captures what was approved at PayPal. */
  @HttpCode(200)
  @Post('confirm')
  async confirmLinkPayment(@Param() { token }: PaymentLinkRequest): Promise<ConfirmedLinkResponse> {
    return ConfirmedLinkResponse.from(await this.pages.confirm(token));
  }

  /**
   * Starts the payment of the whole total, or answers the one that is open. 409 INVOICES.ALREADY_PAID,
   * INVOICES.PAYMENT_PENDING, INVOICES.NOT_PAYABLE.
   */
  @Post(':method')
  async startLinkPayment(
    @Param() { token, method }: StartLinkPaymentRequest,
  ): Promise<StartedLinkPaymentResponse> {
    return StartedLinkPaymentResponse.from(await this.pages.start(token, method));
  }
}
