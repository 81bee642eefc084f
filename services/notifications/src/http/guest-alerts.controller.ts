import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { Public, RateLimit, RequestLanguage } from '@kp/platform/http';
import { GuestAlerts } from '../guest-alerts';
import { GuestAlertResponse, GuestAlertTokenRequest, RequestGuestAlertRequest } from './guest-alerts.dto';

const LINK_LIMIT = { limit: 60, seconds: 60 };

@Public()
@Controller('api/guest-alerts')
export class GuestAlertsController {
  constructor(private readonly alerts: GuestAlerts) {}

  /** Mails a link that turns on an alert for a sold-out product, in the language of Accept-Language. */
  @RateLimit({ limit: 10, seconds: 600 })
  @HttpCode(202)
  @Post()
  async requestGuestAlert(
    @RequestLanguage() language: LanguageCode,
    @Body() { email, productId }: RequestGuestAlertRequest,
  ): Promise<void> {
    await this.alerts.request(email, productId, language);
  }

  /** What the link of the mail turns on. It changes nothing: programs that check mails for viruses open every link. */
  @RateLimit(LINK_LIMIT)
  @Get(':token')
  async getGuestAlert(@Param() { token }: GuestAlertTokenRequest): Promise<GuestAlertResponse> {
    return GuestAlertResponse.from(await this.alerts.get(token));
  }

  @RateLimit(LINK_LIMIT)
  @HttpCode(200)
  @Post(':token/confirm')
  async confirmGuestAlert(@Param() { token }: GuestAlertTokenRequest): Promise<GuestAlertResponse> {
    return GuestAlertResponse.from(await this.alerts.confirm(token));
  }

  /** Ends the alert and deletes the email. */
  @RateLimit(LINK_LIMIT)
  @HttpCode(204)
  @Delete(':token')
  async removeGuestAlert(@Param() { token }: GuestAlertTokenRequest): Promise<void> {
    await this.alerts.remove(token);
  }
}
