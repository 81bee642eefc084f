import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  type Principal,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  Public,
  RateLimit,
} from '@kp/platform/http';
import { type OnlineMethod, PaymentMethods } from '@kp/payments';
import type { PlaceOrderRequest } from '../../http/place-order.dto';
import { OrderReservations } from '../../order-reservations';
import { StatusLinks } from '../../status-links';
import { CheckoutsService } from '../checkouts.service';
import type { CheckoutRequest } from '../domain/checkout';
import { CapturePayment } from '../use-cases/capture-payment';
import { type StartedCheckout, StartPayment } from '../use-cases/start-payment';
import {
  CapturedPaypalResponse,
  CapturePaypalRequest,
  CheckoutCallRequest,
  CheckoutIdRequest,
  CheckoutResponse,
  PaymentCallRequest,
  PaypalCheckoutResponse,
  PaypalIdRequest,
  PaypalOrderResponse,
  RevolutOrderResponse,
  StripePaymentResponse,
} from './checkout.dto';

/** Public, because the id of a checkout cannot be guessed. */
@Public()
@RateLimit({ limit: 120, seconds: 60 })
@Controller('api/checkouts')
export class CheckoutsController {
  constructor(private readonly checkouts: CheckoutsService) {}

  /** For a browser that comes back from paying: was the order made meanwhile? */
  @Get(':id')
  async getCheckout(@Param() { id }: CheckoutIdRequest): Promise<CheckoutResponse> {
    return CheckoutResponse.from(await this.checkouts.get(id));
  }

  /**
   * For a browser that PayPal sends back and that did not start the checkout: whether its order is placed, and where to
   * follow it. The id of the checkout, which would open more, is not shown.
   */
  @Get('paypal/:id')
  async getPaypalCheckout(@Param() { id }: PaypalIdRequest): Promise<PaypalCheckoutResponse> {
    return PaypalCheckoutResponse.from(await this.checkouts.getByPaypalId(id));
  }

  /** Cancels the checkout and releases its reserved units. */
  @HttpCode(204)
  @Delete(':id')
  async cancelCheckout(@Param() { id }: CheckoutIdRequest): Promise<void> {
    await this.checkouts.cancel(id);
  }
}

@Public()
@RateLimit({ limit: 60, seconds: 60 })
@Controller('api/payments')
export class CheckoutPaymentsController {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly capturePayment: CapturePayment,
    private readonly methods: PaymentMethods,
    private readonly reservations: OrderReservations,
    private readonly links: StatusLinks,
  ) {}

  /**
   * Starts a card payment and reserves the units for 15 minutes. 409 ORDERS.PRICE_CHANGED and ORDERS.SHORT_STOCK as
   * with an order; 409 ORDERS.ALREADY_ORDERED names the order of this checkout; 422 ORDERS.NOTHING_TO_PAY
   * when it costs nothing.
   */
  @Public({ rejectsInvalidToken: true })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @Post('stripe/create-payment-intent')
  async createStripePaymentIntent(
    @CurrentPrincipal() principal: Principal | null,
    @Ip() ip: string,
    @IdempotencyKey() key: string | null,
    @Body() body: PaymentCallRequest,
  ): Promise<StripePaymentResponse> {
    const started = await this.start('stripe', body, { caller: principal, ip, key });
    return StripePaymentResponse.from(started, this.methods.publicKeys());
  }

  /** The same with a Revolut order. */
  @Public({ rejectsInvalidToken: true })
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @Post('revolut/create-order')
  async createRevolutOrder(
    @CurrentPrincipal() principal: Principal | null,
    @Ip() ip: string,
    @IdempotencyKey() key: string | null,
    @Body() body: PaymentCallRequest,
  ): Promise<RevolutOrderResponse> {
    return RevolutOrderResponse.from(await this.start('revolut', body, { caller: principal, ip, key }));
  }

  /** The same with a PayPal order, which the customer approves at `approveUrl`. */
  @Public({ rejectsInvalidToken: true })
  @Post('paypal/create-order')
  async createPaypalOrder(
    @CurrentPrincipal() principal: Principal | null,
    @Ip() ip: string,
    @Body() body: CheckoutCallRequest,
  ): Promise<PaypalOrderResponse> {
    return PaypalOrderResponse.from(await this.start('paypal', body, { caller: principal, ip, key: null }));
  }

  /** Captures the approved payment and places the order. A repeated call returns the same order. */
  @HttpCode(200)
  @Post('paypal/capture')
  async capturePaypalOrder(
    @Body() { id, checkoutId }: CapturePaypalRequest,
  ): Promise<CapturedPaypalResponse> {
    const captured = await this.capturePayment.executeForPaypal(id, checkoutId);
    const isGuests = captured.order !== null && captured.order.userId === null;
    return CapturedPaypalResponse.from(captured, isGuests ? this.links.urlOf(captured.order!.id) : undefined);
  }

  private start(
    method: OnlineMethod,
    { checkout, checkoutId, amount, currency }: CheckoutCallRequest & Partial<PaymentCallRequest>,
    { caller, ip, key }: { caller: Principal | null; ip: string; key: string | null },
  ): Promise<StartedCheckout> {
    const command = { method, request: checkout && requestOf(checkout), checkoutId };
    const context = { caller, rateLimitKey: this.reservations.rateLimitKeyOf(caller, ip) };
    return this.startPayment.execute({ ...command, amountMinor: amount, currency }, context, key);
  }
}

function requestOf({
  paymentMethod: _,
  paymentIntentId: __,
  checkoutId: ___,
  ...request
}: PlaceOrderRequest): CheckoutRequest {
  return request;
}
