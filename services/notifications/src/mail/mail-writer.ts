import { Injectable, Logger } from '@nestjs/common';
import { mailboxOf } from '@kp/commerce';
import { Outbox } from '@kp/platform/outbox';
import type { MailDraft } from '../domain/mail';
import { MAIL_WRITTEN, type MailWritten } from '../events';
import { MailRepository } from '../persistence/mail.repository';
import { MailTransport } from './mail-transport';

/** `duplicate`: one with the same unique key was written before. */
export type MailOutcome = 'written' | 'capped' | 'duplicate';

/** Stores what a handler wrote, in the handler's transaction, and has it sent. */
@Injectable()
export class MailWriter {
  private readonly logger = new Logger(MailWriter.name);

  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    private readonly outbox: Outbox,
  ) {}

  /** @param deliveryId of the event that the mail is about: each has one mail at most */
  async write(deliveryId: number, draft: MailDraft): Promise<MailOutcome> {
    if (await this.isCapped(draft)) {
      this.logger.warn({
        msg: 'A mail above the daily limit of its mailbox was not written',
        kind: draft.kind,
        deliveryId,
      });
      return 'capped';
    }
    const mailId = await this.mails.add(deliveryId, draft);
    if (mailId === null) return 'duplicate';
    // Without a mail server it stays where it is.
    if (this.transport.isConfigured) await this.outbox.record(MAIL_WRITTEN, { mailId } satisfies MailWritten);
    return 'written';
  }

  private async isCapped({ cap, to }: MailDraft): Promise<boolean> {
    if (!cap) return false;
    const mailbox = mailboxOf(to);
    await this.mails.lockMailbox(mailbox);
    return (await this.mails.countOfLastDay(cap.kinds, mailbox)) >= cap.maxPerDay;
  }
}
