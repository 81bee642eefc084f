import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MAIL_WRITTEN, type MailWritten } from '../events';
import { MailTransport } from '../mail/mail-transport';
import { MailRepository } from '../persistence/mail.repository';

/**
 * Hands a stored mail to the mail server. Sending cannot be part of a transaction: a crash right after the server
 * took it sends it again, with the same Message-ID, so that mail programs show it once.
 */
@Injectable()
@HandlesEvent(MAIL_WRITTEN, {
  name: 'notifications.deliver-mail',
  formerNames: ['DeliverMailHandler'],
  queue: 'emails',
  outsideTransaction: true,
})
export class DeliverMailHandler implements EventHandler<MailWritten> {
  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
  ) {}

  async handle({ payload }: Delivery<MailWritten>): Promise<void> {
    const mail = await this.mails.findUnsent(payload.mailId);
    if (!mail) return;
    await this.transport.send(mail);
    await this.mails.markSent(mail.id);
  }
}
