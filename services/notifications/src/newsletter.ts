import { Injectable } from '@nestjs/common';
import { NEWSLETTER_TEXT_VERSION } from '@kp/commerce/newsletter-rules';
import type { LanguageCode } from '@kp/i18n/languages';
import { prepared, Sql, Transactions } from '@kp/platform/database';
import { HttpConfig } from '@kp/platform/http';
import { SigningKeys } from '@kp/platform/keys';
import { Outbox } from '@kp/platform/outbox';
import { NewsletterConfig } from '@kp/settings';
import { newsletterClosed, newsletterLinkInvalid } from './domain/notification.errors';
import { NEWSLETTER_REQUESTED, type NewsletterRequested } from './domain/newsletter';

const LINK = 'newsletter';
const PROOF = 'newsletter-proof';
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;
/** A link that was not opened by then is of no use. */
const CONFIRMATION_DAYS = 7;
/** Of the proof of an opt-in, after which no claim can be made. */
const PROOF_YEARS = 3;

const REQUEST = prepared(
  'notifications.request-newsletter',
  `INSERT INTO newsletter_subscription (email, email_hash, language, text_version) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email_hash) WHERE ended_at IS NULL
   DO UPDATE SET language = excluded.language,
                 requested_at = CASE WHEN newsletter_subscription.confirmed_at IS NULL
                                     THEN excluded.requested_at ELSE newsletter_subscription.requested_at END
   RETURNING id`,
);
const FIND = prepared(
  'notifications.find-newsletter',
  `SELECT id, email, language, confirmed_at IS NOT NULL AS "isConfirmed", ended_at IS NOT NULL AS "hasEnded"
     FROM newsletter_subscription
    WHERE id = $1 AND (confirmed_at IS NOT NULL OR ended_at IS NOT NULL
                       OR requested_at > now() - make_interval(days => $2))`,
);
const CONFIRM = prepared(
  'notifications.confirm-newsletter',
  'UPDATE newsletter_subscription SET confirmed_at = coalesce(confirmed_at, now()) WHERE id = $1 AND ended_at IS NULL',
);
const END = prepared(
  'notifications.end-newsletter',
  'UPDATE newsletter_subscription SET email = NULL, ended_at = coalesce(ended_at, now()) WHERE id = $1',
);
const PURGE = prepared(
  'notifications.purge-newsletter',
  `DELETE FROM newsletter_subscription WHERE id IN (
     SELECT id FROM newsletter_subscription
      WHERE (confirmed_at IS NULL AND requested_at < now() - make_interval(days => $1))
         OR ended_at < now() - make_interval(years => $2)
      ORDER BY id LIMIT $3)`,
);

interface Subscription {
  id: number;
  email: string | null;
  language: string;
  isConfirmed: boolean;
  hasEnded: boolean;
}

export interface NewsletterLink {
  email: string;
  language: string;
  url: string;
}

/** Sign-ups without an account: nothing but the link is mailed before it was opened in the mailbox. */
@Injectable()
export class Newsletter {
  constructor(
    private readonly sql: Sql,
    private readonly keys: SigningKeys,
    private readonly config: NewsletterConfig,
    private readonly http: HttpConfig,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** The answer is the same whether the email is subscribed already, so that it reveals nothing. */
  async request(email: string, language: LanguageCode): Promise<void> {
    if (this.config.state !== 'open') throw newsletterClosed();
    await this.transactions.run(async () => {
      const hash = this.keys.sign(PROOF, email.toLowerCase()).toString('hex');
      const values = [email, hash, language, NEWSLETTER_TEXT_VERSION];
      const { id } = (await this.sql.first<{ id: number }>(REQUEST, values))!;
      await this.outbox.record(NEWSLETTER_REQUESTED, { subscriptionId: id } satisfies NewsletterRequested);
    });
  }

  async isConfirmed(token: string): Promise<boolean> {
    return (await this.read(token)).isConfirmed;
  }

  async confirm(token: string): Promise<void> {
    const { id } = await this.read(token);
    await this.sql.run(CONFIRM, [id]);
  }

  /** Null when it is confirmed or gone. */
  async findForMail(id: number): Promise<NewsletterLink | null> {
    const found = await this.find(id);
    if (!found?.email || found.isConfirmed) return null;
    const token = `${id}.${this.keys.sign(LINK, String(id)).toString('base64url')}`;
    const url = `${this.http.publicUrl.replace(/\/$/, '')}/newsletter/${token}`;
    return { email: found.email, language: found.language, url };
  }

  /** Null for one that is unknown. */
  async isSubscribed(id: number): Promise<boolean | null> {
    const found = await this.find(id);
    return found && found.isConfirmed && !found.hasEnded;
  }

  /** Deletes the email at once. */
  async end(id: number): Promise<void> {
    await this.sql.run(END, [id]);
  }

  /** @returns how many are gone: never confirmed in time, or ended so long ago that nothing is left to prove */
  deleteStale(limit: number): Promise<number> {
    return this.sql.run(PURGE, [CONFIRMATION_DAYS, PROOF_YEARS, limit]);
  }

  private find(id: number): Promise<Subscription | null> {
    return this.sql.first<Subscription>(FIND, [id, CONFIRMATION_DAYS]);
  }

  private async read(token: string): Promise<Subscription> {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    const isOurs = this.keys.isSignedBy(LINK, id, Buffer.from(signature, 'base64url'));
    const found = isOurs ? await this.find(Number(id)) : null;
    if (!found || found.hasEnded) throw newsletterLinkInvalid();
    return found;
  }
}
