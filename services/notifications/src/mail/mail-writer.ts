import { Injectable, Logger } from '@nestjs/common';
import { mailboxOf } from '@kp/commerce';
import { Outbox } from '@kp/platform/outbox';
import { MAIL_WRITTEN, type MailDraft, type MailWritten } from '../domain/mail';
import { MailRepository } from '../persistence/mail.repository';
import { MailTransport } from './mail-transport';

/** `duplicate`: a mail with the same unique key was written before. */
type MailOutcome = 'written' | 'rate-limited' | 'duplicate';

@Injectable()
export class MailWriter {
  private readonly logger = new Logger(MailWriter.name);

  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    private readonly outbox: Outbox,
  ) {}

  /** @param deliveryId has one mail at most; a second one violates a unique key. Null for a draft with a `uniqueKey`. */
  async write(deliveryId: number | null, draft: MailDraft): Promise<MailOutcome> {
    if (await this.isRateLimited(draft)) {
      this.logger.warn({
        msg: 'A mail above the daily limit of its mailbox was not written',
        kind: draft.kind,
        orderId: draft.orderId,
        deliveryId,
      });
      return 'rate-limited';
    }
    const mailId = await this.mails.add(deliveryId, draft);
    if (mailId === null) return 'duplicate';
    await this.announce(mailId);
    return 'written';
  }

  /** The same words once more, as a mail of its own. */
  async repeat(mailId: number, deliveryId: number): Promise<void> {
    const copyId = await this.mails.copy(mailId, deliveryId);
    if (copyId !== null) await this.announce(copyId);
  }

  private async announce(mailId: number): Promise<void> {
    if (this.transport.isConfigured) await this.outbox.record(MAIL_WRITTEN, { mailId } satisfies MailWritten);
  }

  private async isRateLimited({ cap, to }: MailDraft): Promise<boolean> {
    if (!cap) return false;
    const mailbox = mailboxOf(to);
    await this.mails.lockMailbox(mailbox);
    return (await this.mails.countOfLastDay(cap.kinds, mailbox)) >= cap.maxPerDay;
  }
}
