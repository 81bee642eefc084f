import { AccountReader } from '@kp/auth';
import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, CurrentPrincipal, IdParam, type Principal, RequestLanguage } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { Order } from '../domain/order.entity';
import { EditAddresses } from '../editing/edit-addresses';
import { EditOrder } from '../editing/edit-order';
import { PlanEdit } from '../editing/plan-edit';
import { SendBalanceLink } from '../balance/send-balance-link';
import { RecordBalance } from '../editing/record-balance';
import { ReturnVat } from '../editing/return-vat';
import { OrderNames } from '../order-names';
import { OrdersService } from '../orders.service';
import {
  EditAddressesRequest,
  EditOrderRequest,
  OrderEditPreviewResponse,
  PreviewedEditItemRequest,
  PreviewOrderEditRequest,
  RecordBalanceRequest,
  ReturnVatRequest,
  SendBalanceLinkRequest,
} from './edit-order.dto';
import { OrderResponse, staffNamesOf } from './orders.dto';

/** 409 ORDERS.CHANGED has the newest state in `details.current`; ORDERS.NOT_EDITABLE says why in `details.barrier`. */
@Controller('admin/api/orders/:id')
export class EditOrderController {
  constructor(
    private readonly orders: OrdersService,
    private readonly planner: PlanEdit,
    private readonly editOrder: EditOrder,
    private readonly editAddresses: EditAddresses,
    private readonly recordBalance: RecordBalance,
    private readonly returnVat: ReturnVat,
    private readonly sendBalanceLink: SendBalanceLink,
    private readonly accounts: AccountReader,
    private readonly names: OrderNames,
    private readonly settings: SettingsService,
  ) {}

  /** Totals and difference of an edit as of now; stores and reserves nothing. */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post('items/preview')
  async previewOrderEditByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { items }: PreviewOrderEditRequest,
  ): Promise<OrderEditPreviewResponse> {
    const order = await this.orders.get(id, principal);
    const edited = items.map((item) => PreviewedEditItemRequest.itemOf(item));
    return OrderEditPreviewResponse.fromPlan(order, await this.planner.plan(order, edited));
  }

  /**
   * Adds, removes and changes lines until the order is shipped; what was paid too much is refunded. 409
   * ORDERS.PRICE_CHANGED has the totals of now, ORDERS.SHORT_STOCK what is left; nothing is stored then.
   */
  @Access('admin', 'orders')
  @Put('items')
  async editOrderItemsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() body: EditOrderRequest,
  ): Promise<OrderResponse> {
    const { updatedAt, totalAmount } = body;
    const command = { updatedAt, totalAmount, items: EditOrderRequest.itemsOf(body) };
    return this.answer(await this.editOrder.execute(id, command, principal), language);
  }

  /**
   * Until it is shipped; then the billing address and the number alone, while the order has no invoice. The amounts stay
   * unless the tax changes: 409 ORDERS.PRICE_CHANGED asks for the new total then.
   */
  @Access('admin', 'orders')
  @Put('addresses')
  async editOrderAddressesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() body: EditAddressesRequest,
  ): Promise<OrderResponse> {
    return this.answer(await this.editAddresses.execute(id, body, principal), language);
  }

  /** What an edit added to a paid order was paid. 409 ORDERS.BALANCE_CHANGED when another amount is outstanding. */
  @Access('admin', 'payments')
  @HttpCode(200)
  @Post('balance')
  async recordOrderBalanceByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() { amount, reference }: RecordBalanceRequest,
  ): Promise<OrderResponse> {
    return this.answer(await this.recordBalance.execute(id, amount, reference, principal), language);
  }

  /**
   * Mails the customer a link that takes exactly what is outstanding; sent again, it is the same link. 409
   * ORDERS.BALANCE_CHANGED when another amount is outstanding.
   */
  @Access('admin', 'orders')
  @HttpCode(200)
  @Post('balance-link')
  async sendOrderBalanceLinkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() { amount }: SendBalanceLinkRequest,
  ): Promise<OrderResponse> {
    return this.answer(await this.sendBalanceLink.execute(id, amount, principal), language);
  }

  /** VAT that was charged before the buyer's number was confirmed was given back by hand; the order loses it. */
  @Access('admin', 'payments')
  @HttpCode(200)
  @Post('vat-return')
  async returnOrderVatByAdmin(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() { amount }: ReturnVatRequest,
  ): Promise<OrderResponse> {
    return this.answer(await this.returnVat.execute(id, amount, principal), language);
  }

  private async answer(order: Order, language: LanguageCode): Promise<OrderResponse> {
    const names = await staffNamesOf(order, this.accounts);
    return OrderResponse.from(await this.names.ofOrder(order, language), this.settings, {
      isStaff: true,
      names,
    });
  }
}
