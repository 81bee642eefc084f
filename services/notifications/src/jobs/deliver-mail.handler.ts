import { Injectable } from '@nestjs/common';
import { NotificationPreferences } from '@kp/auth';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { type Mail, MAIL_WRITTEN, type MailWritten } from '../domain/mail';
import { MailTransport } from '../mail/mail-transport';
import { MailRepository } from '../persistence/mail.repository';
import { UnsubscribeLinks } from '../unsubscribe-links';

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
    private readonly links: UnsubscribeLinks,
    private readonly preferences: NotificationPreferences,
  ) {}

  async handle({ payload }: Delivery<MailWritten>): Promise<void> {
    const mail = await this.mails.findUnsent(payload.mailId);
    if (!mail) return;
    if (!(await this.isWanted(mail))) return this.mails.deleteUnsent(mail.id);
    await this.transport.send(mail);
    await this.mails.markSent(mail.id);
  }

  /** The recipient may have switched it off while it waited. */
  private async isWanted({ unsubscribeUrl }: Mail): Promise<boolean> {
    const link = unsubscribeUrl === null ? null : this.links.readUrl(unsubscribeUrl);
    if (!link) return true;
    const preferences = await this.preferences.find(link.userId);
    return Boolean(preferences?.emailNotifications && link.kinds.some((kind) => preferences[kind]));
  }
}
