import { Injectable } from '@nestjs/common';
import { NotificationPreferences } from '@kp/auth';
import { minorToDecimal } from '@kp/commerce';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { prepared, Sql } from '@kp/platform/database';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { ProductAlerts } from './product-alerts';

/** Written to the account, or to the shop in its name. */
const OF_ACCOUNT = `
  FROM mail WHERE mailbox = (SELECT lower(regexp_replace(trim(email), '[+][^@]*(@[^@]*)$', '\\1')) FROM app_user WHERE id = $1)
               AND lower(recipient) = (SELECT lower(email) FROM app_user WHERE id = $1)`;
const LIST = prepared(
  'notifications.list-mails-of-account',
  `SELECT kind, subject, created_at AS "createdAt", sent_at AS "sentAt" ${OF_ACCOUNT} ORDER BY id`,
);
const DELETE = prepared('notifications.delete-mails-of-account', `DELETE ${OF_ACCOUNT}`);
/** Alerts that were asked for without signing in. */
const OF_GUEST = 'FROM guest_alert WHERE lower(email) = (SELECT lower(email) FROM app_user WHERE id = $1)';
const LIST_GUEST_ALERTS = prepared(
  'notifications.list-guest-alerts-of-account',
  `SELECT product_id AS "productId", created_at AS "createdAt", confirmed_at AS "confirmedAt" ${OF_GUEST} ORDER BY id`,
);
const DELETE_GUEST_ALERTS = prepared('notifications.delete-guest-alerts-of-account', `DELETE ${OF_GUEST}`);
const OF_SUBSCRIBER =
  'FROM newsletter_subscription WHERE lower(email) = (SELECT lower(email) FROM app_user WHERE id = $1)';
const LIST_NEWSLETTER = prepared(
  'notifications.list-newsletter-of-account',
  `SELECT language, text_version AS "textVersion", requested_at AS "requestedAt", confirmed_at AS "confirmedAt"
   ${OF_SUBSCRIBER} ORDER BY id`,
);
const DELETE_NEWSLETTER = prepared('notifications.delete-newsletter-of-account', `DELETE ${OF_SUBSCRIBER}`);
const DELETE_NOTICES = prepared(
  'notifications.delete-notices-of-account',
  'DELETE FROM mail WHERE lower(reply_to) = (SELECT lower(email) FROM app_user WHERE id = $1)',
);

@Injectable()
export class MailsData extends PersonalDataSource {
  constructor(
    private readonly sql: Sql,
    private readonly preferences: NotificationPreferences,
    private readonly alerts: ProductAlerts,
  ) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    yield { name: 'emails.json', json: await this.sql.rows(LIST, [userId]) };
    yield { name: 'email-preferences.json', json: await this.preferences.find(userId) };
    const alerts = await this.alerts.list(userId, DEFAULT_LANGUAGE);
    const json = alerts.map(({ productId, product, kind, priceMinor, currency, createdAt }) => ({
      productId,
      product: product?.name ?? null,
      kind,
      price: minorToDecimal(priceMinor),
      currency,
      createdAt,
    }));
    const asGuest = await this.sql.rows(LIST_GUEST_ALERTS, [userId]);
    yield { name: 'product-alerts.json', json: [...json, ...asGuest] };
    yield { name: 'newsletter.json', json: await this.sql.rows(LIST_NEWSLETTER, [userId]) };
  }

  /** Preferences and alerts are deleted with the account. */

  async erase(userId: number): Promise<void> {
    await this.sql.run(DELETE, [userId]);
    await this.sql.run(DELETE_GUEST_ALERTS, [userId]);
    await this.sql.run(DELETE_NEWSLETTER, [userId]);
    await this.sql.run(DELETE_NOTICES, [userId]);
  }
}
