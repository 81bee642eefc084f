import { Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { Access, CurrentPrincipal, type Principal, RequestLanguage } from '@kp/platform/http';
import { ProductAlerts } from '../product-alerts';
import {
  ProductAlertRequest,
  ProductAlertResponse,
  ProductAlertSubscriptionResponse,
} from './product-alerts.dto';

@Access('customer')
@Controller('api/alerts')
export class ProductAlertsController {
  constructor(private readonly alerts: ProductAlerts) {}

  /** The customer's product alerts, newest first; at most 100. */
  @Get()
  async listProductAlerts(
    @CurrentPrincipal() { userId }: Principal,
    @RequestLanguage() language: LanguageCode,
  ): Promise<ProductAlertResponse[]> {
    return (await this.alerts.list(userId, language)).map((alert) => ProductAlertResponse.from(alert));
  }

  /**
   * Mails the customer once the product is back in stock, or whenever its price drops below that of the subscription.
   * Repeating it changes nothing. 409 `NOTIFICATIONS.TOO_MANY_ALERTS` above the limit of an account.
   */
  @Put(':productId/:kind')
  async addProductAlert(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { productId, kind }: ProductAlertRequest,
  ): Promise<ProductAlertSubscriptionResponse> {
    const { alert, switchedOn } = await this.alerts.subscribe(userId, productId, kind);
    return { alert: ProductAlertResponse.from(alert), switchedOn };
  }

  /** Ends an alert; also when there is none. */
  @HttpCode(204)
  @Delete(':productId/:kind')
  async removeProductAlert(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { productId, kind }: ProductAlertRequest,
  ): Promise<void> {
    await this.alerts.unsubscribe(userId, productId, kind);
  }
}
