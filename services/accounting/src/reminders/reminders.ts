import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { nothingOpen } from '../accounting.errors';
import { ReminderRepository } from './reminders.repository';

/** Whether customers are reminded of what they owe. */
@Injectable()
export class Reminders {
  constructor(
    private readonly transactions: Transactions,
    private readonly repository: ReminderRepository,
    private readonly audit: AuditLog,
  ) {}

  isOn(): Promise<boolean> {
    return this.repository.isOn();
  }

  switch(isOn: boolean, principal: Principal): Promise<void> {
    return this.transactions.run(async () => {
      if (await this.repository.switch(isOn)) await this.record(principal, isOn, '1');
    });
  }

  /** Of the customer of a document. @throws DomainError ACCOUNTING.NOTHING_OPEN for a document that is not there */
  async isOnForCustomer(documentId: number): Promise<boolean> {
    const customer = await this.repository.findCustomer(documentId);
    if (!customer) throw nothingOpen();
    return !customer.isExcluded;
  }

  switchForCustomer(documentId: number, isOn: boolean, principal: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const customer = await this.repository.findCustomer(documentId);
      if (!customer) throw nothingOpen();
      if (await this.repository.exclude(documentId, !isOn))
        await this.record(principal, isOn, customer.number);
    });
  }

  /** @param subjectId the number of an invoice of the customer, or "1" for all */
  private record(principal: Principal, isOn: boolean, subjectId: string): Promise<void> {
    return this.audit.record(principal, {
      action: `payment-reminders.${isOn ? 'enabled' : 'disabled'}`,
      subject: 'payment-reminders',
      subjectId,
      before: { isOn: !isOn },
      after: { isOn },
    });
  }
}
