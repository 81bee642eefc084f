import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Public, RateLimit } from '@kp/platform/http';
import { ConfirmOrder } from '../use-cases/confirm-order';
import { GetOrderByLink } from '../use-cases/get-order-by-link';
import { ConfirmOrderRequest } from './dto/confirm-order.request';
import { OrderStatusTokenRequest } from './dto/order-status-token.request';
import { OrderStatusResponse } from './dto/order-status.response';

@Controller('api')
export class OrderStatusController {
  constructor(
    private readonly byLink: GetOrderByLink,
    private readonly confirm: ConfirmOrder,
  ) {}

  /** The order behind a status link, without contact data. 410 ORDERS.LINK_EXPIRED after 90 days. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @Get('order-status/:token')
  async getOrderStatus(@Param() { token }: OrderStatusTokenRequest): Promise<OrderStatusResponse> {
    return OrderStatusResponse.from(await this.byLink.execute(token));
  }

  /** The link of the email confirms a guest's order. 410 ORDERS.CONFIRMATION_EXPIRED when it was cancelled meanwhile. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @HttpCode(200)
  @Post('order-confirmations')
  async confirmOrder(@Body() { token }: ConfirmOrderRequest): Promise<OrderStatusResponse> {
    return OrderStatusResponse.from(await this.confirm.execute(token));
  }
}
