import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { type Mail, MAIL_RESEND_REQUESTED, type MailResendRequested } from './domain/mail';
import { mailNotFound } from './domain/notification.errors';
import { type MailOfOrder, MailRepository } from './persistence/mail.repository';

/** What the shop mailed about an order, for its staff. */
@Injectable()
export class OrderMails {
  constructor(
    private readonly mails: MailRepository,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  list(orderId: number): Promise<MailOfOrder[]> {
    return this.mails.listOfOrder(orderId);
  }

  /** @throws NotificationError NOTIFICATIONS.MAIL_NOT_FOUND, also for a mail of another order or of none */
  async get(orderId: number, mailId: number): Promise<Mail> {
    const mail = await this.mails.find(mailId);
    if (mail?.orderId !== orderId) throw mailNotFound();
    return mail;
  }

  resend(orderId: number, mailId: number, principal: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const { subject } = await this.get(orderId, mailId);
      await this.outbox.record(MAIL_RESEND_REQUESTED, { mailId } satisfies MailResendRequested);
      await this.audit.record(principal, {
        action: 'order.mail_resent',
        subject: 'order',
        subjectId: orderId,
        before: null,
        after: { subject },
      });
    });
  }
}
