import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { ClosedMonths } from '@kp/settings';
import { AccountingMonthRequest } from '../accounting-month.dto';
import { AccountingMonths } from './accounting-months';
import { AccountingMonthResponse } from './accounting-months.dto';

@Access('admin', 'accounting')
@Controller('admin/api/accounting-months/:month')
export class AccountingMonthsController {
  constructor(
    private readonly months: AccountingMonths,
    private readonly closed: ClosedMonths,
  ) {}

  /** Whether its books are closed, and what is paid and not invoiced at its end. */
  @Get()
  async getAccountingMonth(@Param() { month }: AccountingMonthRequest): Promise<AccountingMonthResponse> {
    return AccountingMonthResponse.from(await this.months.find(month));
  }

  /** No document and no transfer gets a day in it any more; audited. 409 SETTINGS.MONTH_NOT_OVER before its end. */
  @Access('admin', 'accounting:close')
  @Put('closing')
  async closeAccountingMonth(
    @Param() { month }: AccountingMonthRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AccountingMonthResponse> {
    await this.closed.close(month, principal);
    return this.getAccountingMonth({ month });
  }

  /** Audited. */
  @Access('admin', 'accounting:close')
  @Delete('closing')
  async reopenAccountingMonth(
    @Param() { month }: AccountingMonthRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<AccountingMonthResponse> {
    await this.closed.reopen(month, principal);
    return this.getAccountingMonth({ month });
  }
}
