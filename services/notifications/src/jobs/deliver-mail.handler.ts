import { Injectable } from '@nestjs/common';
import { AccountMails, NotificationPreferences, SecurityMailReader } from '@kp/auth';
import { Transactions } from '@kp/platform/database';
import { DelayedDeliveries, type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { type Mail, MAIL_WRITTEN, type MailWritten } from '../domain/mail';
import { MailTransport } from '../mail/mail-transport';
import { MailRepository } from '../persistence/mail.repository';
import { Newsletter } from '../newsletter';
import { UnsubscribeLinks } from '../unsubscribe-links';

const NAME = 'notifications.deliver-mail';
/** A mail is read within minutes or not at all: nine hours of tries, five minutes apart at most. */
const RETRIES = { maxAttempts: 150, backoff: { baseSeconds: 1, maxSeconds: 240 } };
const PERMANENT_FAILURE = 500;

/** A crash right after the server accepted a mail sends it again; its Message-ID lets mail programs show it once. */
@Injectable()
@HandlesEvent(MAIL_WRITTEN, {
  name: NAME,
  formerNames: ['DeliverMailHandler'],
  queue: 'emails',
  outsideTransaction: true,
  retries: RETRIES,
})
export class DeliverMailHandler implements EventHandler<MailWritten> {
  /** From the start on: this process does not know what failed before it. */
  private mayHaveBeenDown = true;

  constructor(
    private readonly mails: MailRepository,
    private readonly transport: MailTransport,
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferences,
    private readonly newsletter: Newsletter,
    private readonly security: SecurityMailReader,
    private readonly accounts: AccountMails,
    private readonly deliveries: DelayedDeliveries,
    private readonly transactions: Transactions,
  ) {}

  async handle({ payload }: Delivery<MailWritten>): Promise<void> {
    const mail = await this.mails.findUnsent(payload.mailId);
    if (!mail) return;
    if (!(await this.isWanted(mail))) return this.mails.deleteUnsent(mail.id);
    if (!(await this.hasLivingLink(mail))) return this.replace(mail);
    await this.send(mail);
    await this.mails.markSent(mail.id);
  }

  /** The first success after an outage makes the mails that wait for their next attempt follow at once. */
  private async send(mail: Mail): Promise<void> {
    try {
      await this.transport.send(mail);
    } catch (error) {
      if (!isRefusal(error)) this.mayHaveBeenDown = true;
      throw error;
    }
    if (!this.mayHaveBeenDown) return;
    this.mayHaveBeenDown = false;
    await this.deliveries.retryNow(NAME);
  }

  /** The recipient may have switched it off while it waited. */
  private async isWanted({ unsubscribeUrl }: Mail): Promise<boolean> {
    const link = unsubscribeUrl === null ? null : this.links.readUrl(unsubscribeUrl);
    if (!link) return true;
    if ('subscriptionId' in link) return (await this.newsletter.isSubscribed(link.subscriptionId)) === true;
    const preferences = await this.preferences.find(link.userId);
    return Boolean(preferences?.emailNotifications && link.kinds.some((kind) => preferences[kind]));
  }

  private async hasLivingLink({ linkHash }: Mail): Promise<boolean> {
    if (linkHash === null) return true;
    return (await this.security.isResetLinkValid(linkHash)) || (await this.accounts.isLinkValid(linkHash));
  }

  /** The job that wrote it runs again: it makes a new link, or finds that none is due any more. */
  private async replace({ id, deliveryId }: Mail): Promise<void> {
    await this.transactions.run(async () => {
      await this.mails.deleteUnsent(id);
      if (deliveryId !== null) await this.deliveries.repeat(deliveryId);
    });
  }
}

/** Of this mail alone; others may pass. */
function isRefusal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= PERMANENT_FAILURE;
}
