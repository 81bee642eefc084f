import { AccountReader } from '@kp/auth';
import { Body, Controller, Get, HttpCode, Ip, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { ApiHeader } from '@nestjs/swagger';
import {
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  IdParam,
  OfAnyCustomer,
  type Principal,
  Public,
  RateLimit,
  RequestLanguage,
} from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import type { FastifyReply } from 'fastify';
import type { Order } from '../domain/order.entity';
import { ConfirmVatNumber } from '../editing/confirm-vat-number';
import { OrderInvoicing } from '../order-invoicing';
import { OrderNames } from '../order-names';
import { OrderPaths } from '../order-paths';
import { OrderReader } from '../order-reader';
import { OrderReservations } from '../order-reservations';
import { OrdersService } from '../orders.service';
import { StatusLinks } from '../status-links';
import { ConfirmOrder } from '../use-cases/confirm-order';
import { MatchPayment } from '../use-cases/match-payment';
import { PlaceOrder } from '../use-cases/place-order';
import { PreviewOrder } from '../use-cases/preview-order';
import { JoinGuestOrders, orderAccountOf } from '../use-cases/join-guest-orders';
import { RequestOrderLink } from '../use-cases/request-order-link';
import { SetOrderStatus, wasSent } from '../use-cases/set-order-status';
import {
  ConfirmOrderRequest,
  OrderStatusResponse,
  OrderStatusTokenRequest,
  TrackOrderRequest,
} from './order-status.dto';
import { FilterOrdersRequest, ListOrdersRequest } from './list-orders.dto';
import { OrderPreviewResponse, PreviewOrderRequest } from './order-preview.dto';
import { MatchPaymentRequest, SetOrderStatusRequest } from './order-changes.dto';
import { OrderResponse, staffNamesOf } from './orders.dto';
import { PlaceOrderRequest } from './place-order.dto';

@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly accounts: AccountReader,
    private readonly place: PlaceOrder,
    private readonly preview: PreviewOrder,
    private readonly orders: OrdersService,
    private readonly names: OrderNames,
    private readonly setStatus: SetOrderStatus,
    private readonly vatNumbers: ConfirmVatNumber,
    private readonly links: StatusLinks,
    private readonly reservations: OrderReservations,
    private readonly settings: SettingsService,
    private readonly paths: OrderPaths,
  ) {}

  /**
   * Places an order and deducts its stock. 409 ORDERS.SHORT_STOCK and ORDERS.PRICE_CHANGED have the remaining stock and
   * the current prices in `details`; nothing is stored then. A card, wallet or PayPal order is created from its checkout, once; one
   * without a captured payment is stored unpaid, and its units are reserved until `reservedUntil`. A guest's cash order above
   * the limits of the day is stored with `confirmationRequired`: the link in its email confirms it. 409 ORDERS.PAID_OUT_OF_STOCK: the payment is refunded.
   */
  @Public({ rejectsInvalidToken: true })
  @RateLimit({ limit: 240, seconds: 60 })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @Post()
  async placeOrder(
    @CurrentPrincipal() principal: Principal | null,
    @Ip() ip: string,
    @IdempotencyKey() key: string | null,
    @Body() body: PlaceOrderRequest,
  ): Promise<OrderResponse> {
    const context = { caller: principal, rateLimitKey: this.reservations.rateLimitKeyOf(principal, ip) };
    const order = await this.place.execute(body, context, key);
    const statusUrl = order.userId === null ? this.links.urlOf(order.id) : undefined;
    return this.answer(order, principal, statusUrl);
  }

  /**
   * What an order would cost now. Reserves nothing; a product that is not for sale is 400. A discount code that cannot be
   * used answers its reason, with the totals without it in `details`.
   */
  @Public()
  @RateLimit({ limit: 240, seconds: 60 })
  @HttpCode(200)
  @Post('preview')
  async previewOrder(
    @CurrentPrincipal() customer: Principal | null,
    @RequestLanguage() language: LanguageCode,
    @Body() { items, ...destination }: PreviewOrderRequest,
  ): Promise<OrderPreviewResponse> {
    const input = { ...destination, isStaff: false, customer, language };
    return OrderPreviewResponse.fromPreview(await this.preview.execute(items, input));
  }

  /** With X-Total-Count, of a search 10000 at most: all orders for administrators, otherwise the customer's own. Products are named in the language of Accept-Language. */
  @Access('customer')
  @OfAnyCustomer()
  @Get()
  async listOrders(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Query() query: ListOrdersRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderResponse[]> {
    const { orders, total } = await this.orders.list(
      { ...query, filter: FilterOrdersRequest.filterOf(query) },
      principal,
    );
    void reply.header('x-total-count', total);
    const named = await this.names.ofOrders(orders, language);
    return named.map((order) => this.answer(order, principal));
  }

  /** 404 for an unknown order and for another customer's. */
  @Access('customer')
  @OfAnyCustomer()
  @Get(':id')
  async getOrder(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
  ): Promise<OrderResponse> {
    const order = await this.orders.get(id, principal);
    return this.answerNamed(await this.names.ofOrder(order, language), principal);
  }

  /**
   * By its customer, while nothing is packed; otherwise 409 ORDERS.NOT_CANCELLABLE. Restocks the items and refunds what
   * was paid. Twice is once.
   */
  @Access('customer')
  @RateLimit({ limit: 20, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post(':id/cancel')
  async cancelOrder(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
  ): Promise<OrderResponse> {
    const order = await this.setStatus.cancel(id, principal.userId);
    return this.answer(await this.names.ofOrder(order, language), principal);
  }

  /**
   * Any status may follow any other, but an online order moves on only when it is paid (409 ORDERS.NOT_PAID).
   * `shipped` and `delivered` ship what is left as one shipment; going back withdraws the newest shipment.
   * Cancelling restocks what was not shipped and refunds, in full or `refundAmount`; reopening deducts the stock again or
   * answers 409 ORDERS.SHORT_STOCK. An order without VAT whose number is gone is not shipped (409 ORDERS.VAT_NUMBER_GONE).
   * Who ships may neither cancel nor reopen.
   */
  @Access('admin', ['orders', 'orders:ship'])
  @Put(':id/status')
  async setOrderStatus(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
    @Param() { id }: IdParam,
    @Body() body: SetOrderStatusRequest,
  ): Promise<OrderResponse> {
    if (wasSent(body)) await this.vatNumbers.beforeDispatch(id, principal);
    const order = await this.setStatus.execute(id, body, principal);
    return this.answerNamed(await this.names.ofOrder(order, language), principal);
  }

  /** The staff see who of them did what. */
  private async answerNamed(order: Order, principal: Principal): Promise<OrderResponse> {
    if (!principal.isAdmin) return this.answer(order, principal);
    const names = await staffNamesOf(order, this.accounts);
    return OrderResponse.from(order, this.settings, { isStaff: true, names });
  }

  private answer(order: Order, principal: Principal | null, statusUrl?: string): OrderResponse {
    const view = { ...this.paths.of(order), statusUrl, isStaff: principal?.isAdmin };
    return OrderResponse.from(order, this.settings, view);
  }
}

@Controller('admin/api/orders')
export class OrderPaymentsController {
  constructor(
    private readonly match: MatchPayment,
    private readonly settings: SettingsService,
  ) {}

  /**
   * An unmatched payment pays an unpaid order. 409 ORDERS.PAYMENT_MISMATCH when it is of another amount, not captured, or
   * pays another one.
   */
  @Access('admin', 'payments')
  @HttpCode(200)
  @Post(':id/payment')
  async matchPaymentByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { paymentId }: MatchPaymentRequest,
  ): Promise<OrderResponse> {
    const order = await this.match.execute(id, paymentId, principal);
    return OrderResponse.from(order, this.settings, { isStaff: true });
  }
}

@Controller('api')
export class OrderStatusController {
  constructor(
    private readonly orders: OrderReader,
    private readonly names: OrderNames,
    private readonly confirm: ConfirmOrder,
    private readonly guestOrders: JoinGuestOrders,
    private readonly linkRequests: RequestOrderLink,
    private readonly ordersOfGuests: OrderInvoicing,
    private readonly setStatus: SetOrderStatus,
    private readonly settings: SettingsService,
    private readonly paths: OrderPaths,
  ) {}

  /** Mails the status link of an order to its email. Answers 202 whether there is such an order or not. */
  @Public()
  @RateLimit({ limit: 10, seconds: 900 })
  @HttpCode(202)
  @Post('orders/track')
  async trackOrder(@Body() { orderNumber, email }: TrackOrderRequest): Promise<void> {
    await this.linkRequests.execute(orderNumber, email);
  }

  /** The order behind a status link, without contact data. 410 ORDERS.LINK_EXPIRED after 90 days. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @Get('order-status/:token')
  async getOrderStatus(
    @CurrentPrincipal() principal: Principal | null,
    @RequestLanguage() language: LanguageCode,
    @Param() { token }: OrderStatusTokenRequest,
  ): Promise<OrderStatusResponse> {
    return this.answer(await this.orders.getByLink(token), principal, language);
  }

  /**
   * A guest's order becomes that of the account with the same email; twice is once. The order of another email or account
   * is 404.
   */
  @Access('customer')
  @RateLimit({ limit: 60, seconds: 60 })
  @HttpCode(204)
  @Post('order-status/:token/join')
  async joinOrder(
    @Param() { token }: OrderStatusTokenRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.guestOrders.joinByLink(token, principal);
  }

  /** As by a customer; for an order that was placed as a guest. */
  @Public()
  @RateLimit({ limit: 10, seconds: 60 })
  @HttpCode(200)
  @Post('order-status/:token/cancel')
  async cancelGuestOrder(
    @CurrentPrincipal() principal: Principal | null,
    @RequestLanguage() language: LanguageCode,
    @Param() { token }: OrderStatusTokenRequest,
  ): Promise<OrderStatusResponse> {
    const { id } = await this.ordersOfGuests.getOfGuest(token);
    return this.answer(await this.setStatus.cancel(id, null), principal, language);
  }

  /** The link of the email confirms a guest's order. 410 ORDERS.CONFIRMATION_EXPIRED when it was cancelled meanwhile. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @HttpCode(200)
  @Post('order-confirmations')
  async confirmOrder(
    @CurrentPrincipal() principal: Principal | null,
    @RequestLanguage() language: LanguageCode,
    @Body() { token }: ConfirmOrderRequest,
  ): Promise<OrderStatusResponse> {
    return this.answer(await this.confirm.execute(token), principal, language);
  }

  private async answer(
    order: Order,
    principal: Principal | null,
    language: LanguageCode,
  ): Promise<OrderStatusResponse> {
    const named = await this.names.ofOrder(order, language);
    return OrderStatusResponse.from(named, {
      account: orderAccountOf(order, principal),
      tracking: this.settings,
      ...this.paths.of(order),
    });
  }
}
