import { Controller, Get, Param } from '@nestjs/common';
import { Public, RateLimit } from '@kp/platform/http';
import { GetOrderByLink } from '../use-cases/get-order-by-link';
import { OrderStatusTokenRequest } from './dto/order-status-token.request';
import { OrderStatusResponse } from './dto/order-status.response';

@Controller('api/order-status')
export class OrderStatusController {
  constructor(private readonly byLink: GetOrderByLink) {}

  /** The order behind a status link, without contact data. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @Get(':token')
  async getOrderStatus(@Param() { token }: OrderStatusTokenRequest): Promise<OrderStatusResponse> {
    return OrderStatusResponse.from(await this.byLink.execute(token));
  }
}
