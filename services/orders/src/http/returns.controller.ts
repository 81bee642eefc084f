import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import { Access, CurrentPrincipal, IdParam, type Principal, Public, RateLimit } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { FastifyReply } from 'fastify';
import { OrderInvoicing } from '../order-invoicing';
import { OrdersService } from '../orders.service';
import { DecideReturn } from '../returns/decide-return';
import { RequestReturn } from '../returns/request-return';
import { ReturnReader } from '../returns/return-reader';
import { ShipItems } from '../shipments/ship-items';
import { OrderStatusTokenRequest } from './order-status.dto';
import { OrderResponse } from './orders.dto';
import {
  ListReturnsRequest,
  OrderReturnsResponse,
  ReceiveReturnRequest,
  RefundReturnRequest,
  RequestReturnRequest,
  ReturnOfStaffResponse,
  ReturnReasonRequest,
  ShipItemsRequest,
} from './returns.dto';

@Controller('admin/api/orders')
export class ShipmentsController {
  constructor(
    private readonly shipItems: ShipItems,
    private readonly settings: SettingsService,
  ) {}

  /** Ships a part or all that is left. 409 ORDERS.ALREADY_SHIPPED when less is left than `items` name. */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/shipments')
  async shipItemsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: ShipItemsRequest,
  ): Promise<OrderResponse> {
    return OrderResponse.from(await this.shipItems.execute(id, body, principal), this.settings, {
      isStaff: true,
    });
  }
}

@Controller('api')
export class OrderReturnsController {
  constructor(
    private readonly orders: OrdersService,
    private readonly guestOrders: OrderInvoicing,
    private readonly reader: ReturnReader,
    private readonly request: RequestReturn,
  ) {}

  /** What can be returned until when, and the returns of the order. */
  @Access('customer')
  @Get('orders/:id/returns')
  async listOrderReturns(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<OrderReturnsResponse> {
    return OrderReturnsResponse.from(await this.reader.listOfOrder(await this.orders.get(id, principal)));
  }

  /** 409 ORDERS.NOT_RETURNABLE before the delivery and after RETURN_DAYS; ORDERS.RETURN_TOO_LARGE for more units than are left. */
  @Access('customer')
  @RateLimit({ limit: 20, seconds: 60 })
  @Post('orders/:id/returns')
  async requestOrderReturn(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: RequestReturnRequest,
  ): Promise<OrderReturnsResponse> {
    await this.request.execute(id, body, principal.userId);
    return OrderReturnsResponse.from(await this.reader.listOfOrder(await this.orders.get(id, principal)));
  }

  /** The same for the guest who has the link. 404 for a customer's order. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @Get('order-status/:token/returns')
  async listGuestReturns(@Param() { token }: OrderStatusTokenRequest): Promise<OrderReturnsResponse> {
    const order = await this.guestOrders.getOfGuest(token);
    return OrderReturnsResponse.from(await this.reader.listOfOrder(order));
  }

  /** As by a customer. */
  @Public()
  @RateLimit({ limit: 10, seconds: 60 })
  @Post('order-status/:token/returns')
  async requestGuestReturn(
    @Param() { token }: OrderStatusTokenRequest,
    @Body() body: RequestReturnRequest,
  ): Promise<OrderReturnsResponse> {
    const { id } = await this.guestOrders.getOfGuest(token);
    await this.request.execute(id, body, null);
    return OrderReturnsResponse.from(await this.reader.listOfOrder(await this.guestOrders.getOfGuest(token)));
  }
}

/** A repeated action changes nothing; one that does not fit the state is 409 ORDERS.RETURN_CHANGED. */
@Controller('admin/api/returns')
export class ReturnsController {
  constructor(
    private readonly reader: ReturnReader,
    private readonly decide: DecideReturn,
  ) {}

  /** Newest first, with X-Total-Count. */
  @Access('admin', 'orders:read')
  @Get()
  async listReturnsByAdmin(
    @Query() { state, limit = 100, offset = 0 }: ListReturnsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReturnOfStaffResponse[]> {
    const { returns, total } = await this.reader.list(state, { limit, offset });
    void reply.header('x-total-count', total);
    return returns.map((view) => ReturnOfStaffResponse.from(view));
  }

  @Access('admin', 'orders:read')
  @Get(':id')
  async getReturnByAdmin(@Param() { id }: IdParam): Promise<ReturnOfStaffResponse> {
    return ReturnOfStaffResponse.from(await this.reader.get(id));
  }

  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/approve')
  async approveReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<ReturnOfStaffResponse> {
    return ReturnOfStaffResponse.from(await this.decide.approve(id, principal));
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
    return ReturnOfStaffResponse.from(await this.decide.reject(id, reason, principal));
  }

  /** Restocks the named items, once. */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post(':id/receive')
  async receiveReturnByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { restockItemIds }: ReceiveReturnRequest,
  ): Promise<ReturnOfStaffResponse> {
    return ReturnOfStaffResponse.from(await this.decide.receive(id, restockItemIds, principal));
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
    return ReturnOfStaffResponse.from(await this.decide.refund(id, refund, principal));
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
    return ReturnOfStaffResponse.from(await this.decide.close(id, reason, principal));
  }
}
