import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access, type Caller, CurrentCaller } from '@kp/platform/http';
import { MatchPayment } from '../use-cases/match-payment';
import { MatchPaymentRequest } from './dto/match-payment.request';
import { OrderIdRequest } from './dto/order-id.request';
import { OrderResponse } from './dto/order.response';

@Controller('admin/api/orders')
export class OrderPaymentsController {
  constructor(private readonly match: MatchPayment) {}

  /**
   * An unmatched payment pays an unpaid order. 409 ORDERS.PAYMENT_MISMATCH when it is of another amount, not captured, or
   * pays another one.
   */
  @Access('admin')
  @HttpCode(200)
  @Post(':id/payment')
  async matchPaymentByAdmin(
    @CurrentCaller() caller: Caller,
    @Param() { id }: OrderIdRequest,
    @Body() { paymentId }: MatchPaymentRequest,
  ): Promise<OrderResponse> {
    return OrderResponse.from(await this.match.execute(id, paymentId, caller));
  }
}
