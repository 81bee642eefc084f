import type { LanguageCode } from '@kp/i18n/languages';
import { Public, RequestLanguage } from '@kp/platform/http';
import { Controller, Get } from '@nestjs/common';
import { DeliveryMethods } from '../delivery-methods.service';
import { WayOfDeliveryResponse } from './ways-of-delivery.dto';

@Controller('api/ways-of-delivery')
export class WaysOfDeliveryController {
  constructor(private readonly methods: DeliveryMethods) {}

  /** What customers can choose beside the standard delivery, and where; empty where there is nothing else. */
  @Public()
  @Get()
  getWaysOfDelivery(@RequestLanguage() language: LanguageCode): WayOfDeliveryResponse[] {
    return this.methods.placed().map((placed) => WayOfDeliveryResponse.from(placed, language));
  }
}
