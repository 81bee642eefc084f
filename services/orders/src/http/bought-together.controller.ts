import { Controller, Get, Param } from '@nestjs/common';
import { IdParam, Public } from '@kp/platform/http';
import { BoughtTogether } from '../bought-together';
import { BoughtTogetherResponse } from './bought-together.dto';

@Public()
@Controller('api/products/:id/bought-together')
export class BoughtTogetherController {
  constructor(private readonly boughtTogether: BoughtTogether) {}

  /** Products that were in at least two orders of this one, most often first; refreshed every hour. */
  @Get()
  async listBoughtTogether(@Param() { id }: IdParam): Promise<BoughtTogetherResponse> {
    return { productIds: await this.boughtTogether.of(id) };
  }
}
