import { Controller, Get } from '@nestjs/common';
import { Public } from '@kp/platform/http';
import { DeliveryService } from '../delivery.service';
import { DeliveryTermsResponse } from './delivery-settings.dto';

@Controller('api/delivery-terms')
export class DeliveryTermsController {
  constructor(private readonly delivery: DeliveryService) {}

  /** The same for everybody at any time: the browser counts the days, so that pages can be cached. */
  @Public()
  @Get()
  getDeliveryTerms(): DeliveryTermsResponse {
    return DeliveryTermsResponse.from(this.delivery.getTerms());
  }
}
