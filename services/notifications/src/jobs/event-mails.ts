import { Injectable, type Type } from '@nestjs/common';
import { AccountMails, NotificationPreferences, SecurityMailReader } from '@kp/auth';
import { ConversationReader } from '@kp/contact';
import { InvoiceReader } from '@kp/invoices';
import { CheckoutReader, OrderHistory, OrderReader, ReturnReader } from '@kp/orders';
import { HttpConfig } from '@kp/platform/http';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { Pages, SettingsService } from '@kp/settings';
import type { MailContent } from '../domain/mail';
import { DueAlerts } from '../due-alerts';
import { GuestAlerts } from '../guest-alerts';
import { Newsletter } from '../newsletter';
import type { ShopContact } from '../mail/mail-template';
import { MailWriter } from '../mail/mail-writer';
import { OrderLinks } from '../order-links';
import { ReviewRequests } from '../review-requests';

export interface MailSubject<Payload, Subject> {
  /** Null when no mail is due. */
  find(mails: EventMails, payload: Payload): Promise<Subject | null>;
  /** Called when the daily limit of the mailbox was reached. */
  recordRateLimited?(mails: EventMails, subject: Subject): Promise<void>;
}

interface EventMail<Payload, Subject> {
  event: string;
  handler: string;
  formerNames?: string[];
  /**
   * Before `onceFor` in the unique key; the name of the handler where none is given. Handlers that may say the same,
   * such as that an order is confirmed, share one.
   */
  series?: string | ((content: MailContent) => string);
  about: MailSubject<Payload, Subject>;
  template(subject: NoInfer<Subject>, shop: ShopContact, payload: Payload): Promise<MailContent | null>;
  to(subject: NoInfer<Subject>, shop: ShopContact): string;
}

@Injectable()
export class EventMails {
  constructor(
    readonly orders: OrderReader,
    readonly history: OrderHistory,
    readonly orderLinks: OrderLinks,
    readonly returns: ReturnReader,
    readonly checkouts: CheckoutReader,
    readonly conversations: ConversationReader,
    readonly invoices: InvoiceReader,
    readonly alerts: DueAlerts,
    readonly guestAlerts: GuestAlerts,
    readonly newsletter: Newsletter,
    readonly preferences: NotificationPreferences,
    readonly reviewRequests: ReviewRequests,
    readonly security: SecurityMailReader,
    readonly accounts: AccountMails,
    private readonly settings: SettingsService,
    private readonly pages: Pages,
    private readonly http: HttpConfig,
    private readonly writer: MailWriter,
  ) {}

  async write<Payload, Subject>(
    mail: EventMail<Payload, Subject>,
    { id, payload }: Delivery<Payload>,
  ): Promise<void> {
    const { about, template, to } = mail;
    const subject = await about.find(this, payload);
    if (!subject) return;
    const company = await this.settings.getPublicCompany();
    const { name, phone, email } = company;
    const address = [company.address, `${company.zipCode} ${company.city}`]
      .map((part) => part.trim())
      .filter(Boolean);
    const shop: ShopContact = {
      publicUrl: this.http.publicUrl,
      name,
      phone,
      email,
      address: address.join(', '),
      company,
      writtenTerms: (language) => this.pages.findPublished('terms', language),
    };
    const content = await template(subject, shop, payload);
    if (!content) return;
    const recipient = to(subject, shop);
    // The order of a deleted account has none.
    if (recipient === '') return;
    const { onceFor, ...draft } = content;
    const uniqueKey = onceFor === undefined ? undefined : `${seriesOf(mail, content)}:${onceFor}`;
    const orderId = orderIdOf(payload) ?? orderIdOf(subject);
    const outcome = await this.writer.write(id, { ...draft, uniqueKey, orderId, to: recipient });
    if (outcome === 'rate-limited') await about.recordRateLimited?.(this, subject);
  }
}

function orderIdOf(about: unknown): number | undefined {
  const { orderId } = (about ?? {}) as { orderId?: unknown };
  return typeof orderId === 'number' ? orderId : undefined;
}

function seriesOf<Payload, Subject>(
  { series, handler }: EventMail<Payload, Subject>,
  content: MailContent,
): string {
  return typeof series === 'function' ? series(content) : (series ?? handler);
}

export const emailOf = ({ email }: { email: string }) => email;

export function handlerOf<Payload, Subject>(mail: EventMail<Payload, Subject>): Type<EventHandler<Payload>> {
  @Injectable()
  @HandlesEvent(mail.event, { name: mail.handler, formerNames: mail.formerNames, queue: 'emails' })
  class MailHandler implements EventHandler<Payload> {
    constructor(private readonly mails: EventMails) {}

    handle(delivery: Delivery<Payload>): Promise<void> {
      return this.mails.write(mail, delivery);
    }
  }
  return MailHandler;
}
