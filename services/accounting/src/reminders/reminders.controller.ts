import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { RemindersBody } from './reminders.dto';
import { Reminders } from './reminders';

@Access('admin', 'accounting')
@Controller('admin/api')
export class RemindersController {
  constructor(private readonly reminders: Reminders) {}

  /** Whether customers are reminded of open invoices: three days before they are due, then, and 7 and 14 days after. */
  @Get('accounting-reminders')
  async getAccountingReminders(): Promise<RemindersBody> {
    return { isOn: await this.reminders.isOn() };
  }

  /** Audited. */
  @Put('accounting-reminders')
  async switchAccountingReminders(
    @CurrentPrincipal() principal: Principal,
    @Body() { isOn }: RemindersBody,
  ): Promise<RemindersBody> {
    await this.reminders.switch(isOn, principal);
    return this.getAccountingReminders();
  }

  /** The same for the customer of a document alone. */
  @Get('open-items/:id/reminders')
  async getAccountingRemindersOfCustomer(@Param() { id }: IdParam): Promise<RemindersBody> {
    return { isOn: await this.reminders.isOnForCustomer(id) };
  }

  /** Audited. */
  @Put('open-items/:id/reminders')
  async switchAccountingRemindersOfCustomer(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { isOn }: RemindersBody,
  ): Promise<RemindersBody> {
    await this.reminders.switchForCustomer(id, isOn, principal);
    return { isOn: await this.reminders.isOnForCustomer(id) };
  }
}
