import { Injectable } from '@nestjs/common';
import { Outbox } from '@kp/platform/outbox';
import type { MailDraft } from '../domain/mail';
import { MAIL_WRITTEN, type MailWritten } from '../events';
import { MailRepository } from '../persistence/mail.repository';
import { MailTransport } from './mail-transport';

/** Stores what a handler wrote, in the handler's transaction, and has it sent. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    private readonly outbox: Outbox,
  ) {}

  /** @param deliveryId of the event that the mail is about: each has one mail at most */
  async write(deliveryId: number, draft: MailDraft): Promise<void> {
    const { mostPerDay, kind, to } = draft;
    if (mostPerDay !== undefined && (await this.mails.countOfLastDay(kind, to)) >= mostPerDay) return;
    const mailId = await this.mails.add(deliveryId, draft);
    // Without a mail server it stays where it is: nobody has to be told.
    if (this.transport.isConfigured) await this.outbox.record(MAIL_WRITTEN, { mailId } satisfies MailWritten);
  }
}
