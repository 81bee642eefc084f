import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import { businessDay } from '@kp/settings';
import { DistanceSalesReader } from './distance-sales';
import { DistanceSalesRequest, DistanceSalesResponse } from './distance-sales.dto';

@Controller('admin/api/distance-sales')
export class DistanceSalesController {
  constructor(private readonly sales: DistanceSalesReader) {}

  /** To consumers in other member states, those taxed at home included, beside the threshold of the One Stop Shop. */
  @Access('admin', ['taxes', 'settings', 'accounting'])
  @Get()
  async getDistanceSales(@Query() { year }: DistanceSalesRequest): Promise<DistanceSalesResponse> {
    const current = Number(businessDay(new Date()).slice(0, 4));
    return DistanceSalesResponse.from(await this.sales.ofYear(year ?? current));
  }
}
