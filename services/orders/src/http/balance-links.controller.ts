import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PaymentLinkRequest, StartedLinkPaymentResponse, StartLinkPaymentRequest } from '@kp/payments';
import { Public, RateLimit } from '@kp/platform/http';
import { BalancePages } from '../balance/balance-pages';
import { BalanceLinkResponse, ConfirmedBalanceResponse } from './balance-links.dto';

/** Public, because the token cannot be guessed; 404 for an unknown one. */
@Public()
@RateLimit({ limit: 120, seconds: 60 })
@Controller('api/order-balances/:token')
export class BalanceLinksController {
  constructor(private readonly pages: BalancePages) {}

  @Get()
  async getBalanceLink(@Param() { token }: PaymentLinkRequest): Promise<BalanceLinkResponse> {
    return BalanceLinkResponse.from(await this.pages.get(token));
  }

  /** After paying, or coming back from a provider: whether it is paid by now. Captures what was approved at PayPal. */
  @HttpCode(200)
  @Post('confirm')
  async confirmBalancePayment(@Param() { token }: PaymentLinkRequest): Promise<ConfirmedBalanceResponse> {
    return ConfirmedBalanceResponse.from(await this.pages.confirm(token));
  }

  /**
   * Starts the payment of what is due, or answers the one that is open. 409 ORDERS.ALREADY_PAID,
   * ORDERS.PAYMENT_PENDING, ORDERS.BALANCE_NOT_DUE; 410 ORDERS.LINK_EXPIRED.
   */
  @Post(':method')
  async startBalancePayment(
    @Param() { token, method }: StartLinkPaymentRequest,
  ): Promise<StartedLinkPaymentResponse> {
    return StartedLinkPaymentResponse.from(await this.pages.start(token, method));
  }
}
