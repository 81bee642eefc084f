import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { StateSumsReader } from './state-sums';
import { AccountingStatesResponse } from './state-sums.dto';

@Access('admin', 'accounting')
@Controller('admin/api/accounting-states')
export class StateSumsController {
  constructor(private readonly sums: StateSumsReader) {}

  /** Sales by member state of the year, and intra-Community supplies of its customers, of the year and of the month. */
  @Get()
  async getAccountingStates(@Query() { month }: AccountingMonthRequest): Promise<AccountingStatesResponse> {
    return AccountingStatesResponse.from(await this.sums.of(month));
  }
}
