import { shopName } from '@kp/i18n/shop-name';
import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import type { MailSenderForm } from '@kp/commerce/mail-sender-rules';
import { TEST_MAIL_REQUESTED, type TestMailRequested } from './domain/mail';
import { MailConfig } from './mail/mail.config';

const FIND = prepared(
  'notifications.find-sender',
  'SELECT name, email, reply_to AS "replyTo" FROM mail_sender',
);
const LOCK = prepared(
  'notifications.lock-sender',
  `SELECT pg_advisory_xact_lock(hashtextextended('notifications.sender', 0))`,
);
const SAVE = prepared(
  'notifications.save-sender',
  `INSERT INTO mail_sender (name, email, reply_to) VALUES ($1, $2, $3)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, email = excluded.email, reply_to = excluded.reply_to`,
);
const DELETE = prepared('notifications.delete-sender', 'DELETE FROM mail_sender');

/** `Name <email>` or an email alone. */
const MAILBOX = /^\s*(.*?)\s*<([^<>]+)>\s*$/;

export interface MailSenderState extends MailSenderForm {
  /** MAIL_FROM or the company's, because nothing was saved. */
  isDefault: boolean;
}

type MailSenderChanges = Omit<MailSenderForm, 'replyTo'> & Partial<Pick<MailSenderForm, 'replyTo'>>;

/** Read for every mail, so a change counts for the next one in every process. */
@Injectable()
export class MailSender {
  constructor(
    private readonly sql: Sql,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly config: MailConfig,
    private readonly settings: SettingsService,
    private readonly http: HttpConfig,
  ) {}

  async get(): Promise<MailSenderState> {
    const saved = await this.sql.first<MailSenderForm>(FIND);
    return saved ? { ...saved, isDefault: false } : { ...(await this.default()), isDefault: true };
  }

  /** Without an address for answers, it stays as it is. */
  save({ name, email, replyTo }: MailSenderChanges, actor: AuditActor): Promise<void> {
    return this.change(actor, async (before) => {
      const sender = { name, email, replyTo: replyTo ?? before.replyTo };
      await this.sql.run(SAVE, [sender.name, sender.email, sender.replyTo]);
      return sender;
    });
  }

  /** Mails come from MAIL_FROM or the company again. */
  reset(actor: AuditActor): Promise<void> {
    return this.change(actor, async () => {
      await this.sql.run(DELETE);
      return this.default();
    });
  }

  requestTestMail(request: TestMailRequested): Promise<void> {
    return this.transactions.run(() => this.outbox.record(TEST_MAIL_REQUESTED, request));
  }

  /** Until the company has an email, it is one at the address of the shop. */
  private async default(): Promise<MailSenderForm> {
    const { email: ofCompany } = await this.settings.getPublicCompany();
    const from = this.config.from ?? (ofCompany || `shop@${new URL(this.http.publicUrl).hostname}`);
    const [, name = shopName(), email = from] = MAILBOX.exec(from) ?? [];
    return { name: name.replaceAll('"', ''), email, replyTo: '' };
  }

  private change(
    actor: AuditActor,
    write: (before: MailSenderForm) => Promise<MailSenderForm>,
  ): Promise<void> {
    return this.transactions.run(async () => {
      await this.sql.run(LOCK);
      const { isDefault: _isDefault, ...before } = await this.get();
      const after = await write(before);
      const change = { action: 'mail-sender.updated', subject: 'mail-sender', subjectId: 1 };
      await this.audit.record(actor, { ...change, before, after });
    });
  }
}
