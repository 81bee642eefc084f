import type { LanguageCode } from '@kp/i18n/languages';
import { Public, RateLimit, RequestLanguage } from '@kp/platform/http';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { OrderNames } from '../order-names';
import { Withdraw } from '../returns/withdraw';
import { WithdrawalReader } from '../returns/withdrawal-reader';
import {
  FindWithdrawalRequest,
  WithdrawableOrderResponse,
  WithdrawalReceiptResponse,
  WithdrawRequest,
} from './withdrawals.dto';

/** For consumers, without signing in. */
@Public()
@Controller('api/withdrawals')
export class WithdrawalsController {
  constructor(
    private readonly reader: WithdrawalReader,
    private readonly withdraw: Withdraw,
    private readonly names: OrderNames,
  ) {}

  /** What can be withdrawn from, and until when. 404 unless number and email belong to the same order. */
  @RateLimit({ limit: 20, seconds: 900 })
  @HttpCode(200)
  @Post('order')
  async findWithdrawableOrder(
    @RequestLanguage() language: LanguageCode,
    @Body() body: FindWithdrawalRequest,
  ): Promise<WithdrawableOrderResponse> {
    const order = await this.names.ofOrder(await this.reader.find(body), language);
    return WithdrawableOrderResponse.from(order, this.reader.termsOf(order));
  }

  /**
   * Declares the withdrawal; its receipt is mailed at once. 409 ORDERS.NOT_WITHDRAWABLE with the `reason` in `details`,
   * ORDERS.RETURN_TOO_LARGE for units that were withdrawn already.
   */
  @RateLimit({ limit: 20, seconds: 900 })
  @Post()
  async withdrawFromContract(
    @RequestLanguage() language: LanguageCode,
    @Body() { name, items, declarationId, ...claim }: WithdrawRequest,
  ): Promise<WithdrawalReceiptResponse> {
    const declared = await this.withdraw.execute(claim, { name, items, declarationId });
    const [named] = await this.names.ofReturns([declared], language);
    return WithdrawalReceiptResponse.from(named!);
  }
}
