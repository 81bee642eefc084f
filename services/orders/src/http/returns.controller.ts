import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';
import {
  Access,
  CurrentPrincipal,
  IdParam,
  OfAnyCustomer,
  type Principal,
  Public,
  RateLimit,
  RequestLanguage,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import type { Order } from '../domain/order.entity';
import { OrderInvoicing } from '../order-invoicing';
import { OrderNames } from '../order-names';
import { OrdersService } from '../orders.service';
import { DecideReturn } from '../returns/decide-return';
import { OpenReturn } from '../returns/open-return';
import { ProposeRefunds } from '../returns/propose-refunds';
import { RequestReturn } from '../returns/request-return';
import { ReturnReader } from '../returns/return-reader';
import type { ReturnView } from '../returns/return.queries';
import { OrderStatusTokenRequest } from './order-status.dto';
import {
  ListReturnsRequest,
  OrderReturnsResponse,
  ReceiveReturnRequest,
  RefundReturnRequest,
  RequestReturnRequest,
  ReturnOfStaffResponse,
  ReturnReasonRequest,
} from './returns.dto';

@Controller('admin/api/orders')
export class OpenReturnsController {
  constructor(
    private readonly open: OpenReturn,
    private readonly proposals: ProposeRefunds,
  ) {}

  /**
   * For a customer who writes or calls: approved at once, also after RETURN_DAYS. 409 ORDERS.NOT_RETURNABLE before the
   * delivery, ORDERS.RETURN_TOO_LARGE for more units than are left.
   */
  @Access('admin', 'orders')
  @Post(':id/returns')
  async openReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: RequestReturnRequest,
  ): Promise<ReturnOfStaffResponse> {
    const opened = await this.open.execute(id, body, principal);
    return ReturnOfStaffResponse.from(await this.proposals.ofOne(opened));
  }
}

@Controller('api')
export class OrderReturnsController {
  constructor(
    private readonly orders: OrdersService,
    private readonly guestOrders: OrderInvoicing,
    private readonly reader: ReturnReader,
    private readonly request: RequestReturn,
    private readonly names: OrderNames,
  ) {}

  /** What can be returned until when, and the returns of the order. */
  @Access('customer')
  @OfAnyCustomer()
  @Get('orders/:id/returns')
  async listOrderReturns(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
  ): Promise<OrderReturnsResponse> {
    return this.answer(await this.orders.get(id, principal), language);
  }

  /** 409 ORDERS.NOT_RETURNABLE before the delivery and after RETURN_DAYS; ORDERS.RETURN_TOO_LARGE for more units than are left. */
  @Access('customer')
  @RateLimit({ limit: 20, seconds: 60 })
  @Post('orders/:id/returns')
  async requestOrderReturn(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() body: RequestReturnRequest,
  ): Promise<OrderReturnsResponse> {
    await this.request.execute(id, body, principal.userId);
    return this.answer(await this.orders.get(id, principal), language);
  }

  /** The same for the guest who has the link. 404 for a customer's order. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @Get('order-status/:token/returns')
  async listGuestReturns(
    @RequestLanguage() language: LanguageCode,
    @Param() { token }: OrderStatusTokenRequest,
  ): Promise<OrderReturnsResponse> {
    return this.answer(await this.guestOrders.getOfGuest(token), language);
  }

  /** As by a customer. */
  @Public()
  @RateLimit({ limit: 10, seconds: 60 })
  @Post('order-status/:token/returns')
  async requestGuestReturn(
    @RequestLanguage() language: LanguageCode,
    @Param() { token }: OrderStatusTokenRequest,
    @Body() body: RequestReturnRequest,
  ): Promise<OrderReturnsResponse> {
    const { id } = await this.guestOrders.getOfGuest(token);
    await this.request.execute(id, body, null);
    return this.answer(await this.guestOrders.getOfGuest(token), language);
  }

  private async answer(order: Order, language: LanguageCode): Promise<OrderReturnsResponse> {
    const { returns, ...found } = await this.reader.listOfOrder(order);
    return OrderReturnsResponse.from({ ...found, returns: await this.names.ofReturns(returns, language) });
  }
}

/** A repeated action changes nothing; one that does not fit the state is 409 ORDERS.RETURN_CHANGED. */
@Controller('admin/api/returns')
export class ReturnsController {
  constructor(
    private readonly reader: ReturnReader,
    private readonly decide: DecideReturn,
    private readonly proposals: ProposeRefunds,
    private readonly names: OrderNames,
  ) {}

  /** Newest first, with X-Total-Count. */
  @Access('admin', 'orders:read')
  @Get()
  async listReturnsByAdmin(
    @RequestLanguage() language: LanguageCode,
    @Query() { limit = 100, offset = 0, ...filter }: ListReturnsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReturnOfStaffResponse[]> {
    const { returns, total } = await this.reader.list(filter, { limit, offset });
    void reply.header('x-total-count', total);
    const named = await this.names.ofReturns(returns, language);
    return (await this.proposals.of(named)).map((view) => ReturnOfStaffResponse.from(view));
  }

  @Access('admin', 'orders:read')
  @Get(':id')
  async getReturnByAdmin(
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
  ): Promise<ReturnOfStaffResponse> {
    const [view] = await this.names.ofReturns([await this.reader.get(id)], language);
    return this.answer(view!);
  }

  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/approve')
  async approveReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<ReturnOfStaffResponse> {
    return this.answer(await this.decide.approve(id, principal));
  }

  /** The reason is mailed to the customer. */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/reject')
  async rejectReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { reason }: ReturnReasonRequest,
  ): Promise<ReturnOfStaffResponse> {
    return this.answer(await this.decide.reject(id, reason, principal));
  }

  /** Restocks the named items, once. */
  @Access('admin', ['orders', 'orders:ship'])
  @HttpCode(200)
  @Post(':id/receive')
  async receiveReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: ReceiveReturnRequest,
  ): Promise<ReturnOfStaffResponse> {
    const restockedOf = ReceiveReturnRequest.restockedOf(body);
    return this.answer(await this.decide.receive(id, restockedOf, principal));
  }

  /** Once. 409 PAYMENTS.REFUND_TOO_LARGE or ORDERS.NOT_REFUNDABLE for more than is left of the payment. */
  @Access('admin', 'payments')
  @HttpCode(200)
  @Post(':id/refund')
  async refundReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { method, amount }: RefundReturnRequest,
  ): Promise<ReturnOfStaffResponse> {
    const refund = { method, amountMinor: parseMinor(amount) };
    return this.answer(await this.decide.refund(id, refund, principal));
  }

  /** Ends it without a refund, e.g. when the goods never came. */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/close')
  async closeReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { reason }: ReturnReasonRequest,
  ): Promise<ReturnOfStaffResponse> {
    return this.answer(await this.decide.close(id, reason, principal));
  }
  private async answer(view: ReturnView): Promise<ReturnOfStaffResponse> {
    return ReturnOfStaffResponse.from(await this.proposals.ofOne(view));
  }
}
