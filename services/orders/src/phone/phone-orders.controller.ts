import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { ApiHeader } from '@nestjs/swagger';
import {
  Access,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  type Principal,
  RequestLanguage,
} from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { OrderResponse } from '../http/orders.dto';
import { PhoneCustomers } from './phone-customers';
import {
  FindPhoneCustomerRequest,
  PhoneCustomerResponse,
  PhoneOrderPreviewResponse,
  PlacePhoneOrderRequest,
  PreviewedItemRequest,
  PreviewPhoneOrderRequest,
} from './phone-orders.dto';
import { PlacePhoneOrder } from './place-phone-order';
import { PreviewOrder } from '../use-cases/preview-order';

@Access('admin', 'orders')
@Controller('admin/api/orders')
export class PhoneOrdersController {
  constructor(
    private readonly customers: PhoneCustomers,
    private readonly preview: PreviewOrder,
    private readonly place: PlacePhoneOrder,
    private readonly settings: SettingsService,
  ) {}

  /** The account of an email and the addresses of its newest order. */
  @Get('customer')
  async findPhoneCustomerByAdmin(
    @Query() { email }: FindPhoneCustomerRequest,
  ): Promise<PhoneCustomerResponse> {
    return PhoneCustomerResponse.from(await this.customers.find(email));
  }

  /** Prices and totals as of now; reserves nothing. */
  @HttpCode(200)
  @Post('preview')
  async previewPhoneOrderByAdmin(
    @RequestLanguage() language: LanguageCode,
    @Body() { items, customerId, email, ...destination }: PreviewPhoneOrderRequest,
  ): Promise<PhoneOrderPreviewResponse> {
    return PhoneOrderPreviewResponse.fromPreview(
      await this.preview.execute(
        items.map((item) => PreviewedItemRequest.itemOf(item)),
        { ...destination, isStaff: true, customer: { userId: customerId, email }, language },
      ),
    );
  }

  /**
   * Places an order for a customer who calls. 409 ORDERS.SHORT_STOCK has the remaining stock in `details`; nothing is
   * stored then.
   */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @Post()
  async placePhoneOrderByAdmin(
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Body() body: PlacePhoneOrderRequest,
  ): Promise<OrderResponse> {
    const order = await this.place.execute(PlacePhoneOrderRequest.commandOf(body), principal, key);
    return OrderResponse.from(order, this.settings, { isStaff: true });
  }
}
