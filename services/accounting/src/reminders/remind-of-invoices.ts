import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { ScheduledJob } from '@kp/platform/scheduler';
import { PAYMENT_REMINDER_DUE, type PaymentReminderDue } from '../events';
import { ReminderRepository } from './reminders.repository';

/** Three days before an invoice is due, on that day, and seven and fourteen days after it: once each. */
@Injectable()
export class RemindOfInvoices {
  constructor(
    private readonly transactions: Transactions,
    private readonly reminders: ReminderRepository,
    private readonly outbox: Outbox,
  ) {}

  @ScheduledJob('accounting.remind-of-invoices', '15 7 * * *')
  async run(): Promise<void> {
    if (!(await this.reminders.isOn())) return;
    await this.transactions.run(async () => {
      for (const { number, step } of await this.reminders.takeDue()) {
        const event: PaymentReminderDue = { invoiceNumber: number, step };
        await this.outbox.record(PAYMENT_REMINDER_DUE, event);
      }
    });
  }
}
