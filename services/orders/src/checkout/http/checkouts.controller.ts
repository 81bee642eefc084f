import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { Public, RateLimit } from '@kp/platform/http';
import { CancelCheckout } from '../use-cases/cancel-checkout';
import { GetCheckout } from '../use-cases/get-checkout';
import { CheckoutIdRequest, PaypalIdRequest } from './dto/checkout-id.request';
import { CheckoutResponse, PaypalCheckoutResponse } from './dto/checkout.response';

/** Whoever knows the id of a checkout may see how it stands: it cannot be guessed. */
@Public()
@RateLimit({ limit: 120, seconds: 60 })
@Controller('api/checkouts')
export class CheckoutsController {
  constructor(
    private readonly get: GetCheckout,
    private readonly cancel: CancelCheckout,
  ) {}

  /** For a browser that comes back from paying: was the order made meanwhile? */
  @Get(':id')
  async getCheckout(@Param() { id }: CheckoutIdRequest): Promise<CheckoutResponse> {
    return CheckoutResponse.from(await this.get.execute(id));
  }

  /**
   * For a browser that PayPal sends back and that did not start the checkout: whether its order is placed, and where to
   * follow it. The id of the checkout, which would open more, is not shown.
   */
  @Get('paypal/:id')
  async getPaypalCheckout(@Param() { id }: PaypalIdRequest): Promise<PaypalCheckoutResponse> {
    return PaypalCheckoutResponse.from(await this.get.executeForPaypal(id));
  }

  /** The shopper does not pay: what was held can be bought again. */
  @HttpCode(204)
  @Delete(':id')
  async cancelCheckout(@Param() { id }: CheckoutIdRequest): Promise<void> {
    await this.cancel.execute(id);
  }
}
