import { Injectable } from '@nestjs/common';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { MAIL_WRITTEN, type MailWritten } from '../domain/mail';
import { MailTransport } from '../mail/mail-transport';
import { MailRepository } from '../persistence/mail.repository';

/** A crash right after the server accepted a mail sends it again; its Message-ID lets mail programs show it once. */
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
