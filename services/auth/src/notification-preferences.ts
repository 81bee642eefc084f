import { Injectable, Module } from '@nestjs/common';
import { prepared, Sql } from '@kp/platform/database';

/** The kinds of mail that an account can switch off, each with its column. */
const COLUMNS = {
  orderUpdates: 'order_updates',
  productRestocks: 'product_restocks',
  priceDrops: 'price_drops',
  promotions: 'promotions',
} as const;

export type MailPreference = keyof typeof COLUMNS;
export type Preference = 'emailNotifications' | MailPreference;
export type Preferences = Record<Preference, boolean>;

const RETURNED = `email_notifications AS "emailNotifications", order_updates AS "orderUpdates",
  product_restocks AS "productRestocks", price_drops AS "priceDrops", promotions`;

/** For joins of other modules: where the mails of an account go, and which kinds it wants now. */
export const MAILED_ACCOUNTS_SQL = `
  SELECT id, email, first_name, language, ${Object.values(COLUMNS)
    .map((column) => `email_notifications AND ${column} AS wants_${column}`)
    .join(', ')}
    FROM app_user WHERE disabled_at IS NULL`;

const FIND = prepared('auth.find-preferences', `SELECT ${RETURNED} FROM app_user WHERE id = $1`);
const LOCK = prepared(
  'auth.lock-preferences',
  `SELECT ${RETURNED} FROM app_user WHERE id = $1 FOR NO KEY UPDATE`,
);
const CHANGE = prepared(
  'auth.change-preferences',
  `UPDATE app_user
      SET email_notifications = coalesce(($2::jsonb ->> 'emailNotifications')::boolean, email_notifications),
          order_updates = coalesce(($2::jsonb ->> 'orderUpdates')::boolean, order_updates),
          product_restocks = coalesce(($2::jsonb ->> 'productRestocks')::boolean, product_restocks),
          price_drops = coalesce(($2::jsonb ->> 'priceDrops')::boolean, price_drops),
          promotions = coalesce(($2::jsonb ->> 'promotions')::boolean, promotions)
    WHERE id = $1
    RETURNING ${RETURNED}`,
);

@Injectable()
export class NotificationPreferences {
  constructor(private readonly sql: Sql) {}

  find(userId: number): Promise<Preferences | null> {
    return this.sql.first<Preferences>(FIND, [userId]);
  }

  /** Only for the kinds that can be switched off; confirmations, invoices, refunds and security mails do not depend on it. */
  async wants(userId: number, kind: MailPreference): Promise<boolean> {
    const preferences = await this.find(userId);
    return preferences !== null && preferences.emailNotifications && preferences[kind];
  }

  /** What is absent from `changes` stays as it is; null when the account is gone. */
  change(userId: number, changes: Partial<Preferences>): Promise<Preferences | null> {
    return this.sql.first<Preferences>(CHANGE, [userId, JSON.stringify(changes)]);
  }

  /**
   * Call it inside a transaction, which then holds the account.
   * @returns what had to be switched on for mails of this kind to be sent
   */
  async switchOn(userId: number, kind: MailPreference): Promise<Preference[]> {
    const before = await this.sql.first<Preferences>(LOCK, [userId]);
    if (!before) return [];
    const switchedOn = (['emailNotifications', kind] as const).filter((preference) => !before[preference]);
    if (switchedOn.length === 0) return [];
    await this.change(userId, {
      // Who wanted no mails at all asked for this kind, not for advertising.
      ...(before.emailNotifications ? {} : { promotions: false }),
      ...Object.fromEntries(switchedOn.map((preference) => [preference, true])),
    });
    return switchedOn;
  }
}

@Module({ providers: [NotificationPreferences], exports: [NotificationPreferences] })
export class NotificationPreferencesModule {}
