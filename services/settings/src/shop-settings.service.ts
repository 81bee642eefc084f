import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { InvalidInputError } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { CurrencyHolders } from './currency-holder';
import { TIME_ZONE_CHANGED } from './events';
import { SettingsCache } from './settings-cache';
import { SETTINGS_ROW_ID } from './settings.entity';
import { ShopSettingsRow } from './shop-settings.entity';

export type ShopSettings = Pick<ShopSettingsRow, 'currency' | 'invoiceCurrency'>;
export type BrandSettings = Pick<ShopSettingsRow, 'name'>;
export type RegionalSettings = Pick<
  ShopSettingsRow,
  'timeZone' | 'weekStart' | 'holidayCountry' | 'decimalMark' | 'csvSeparator' | 'catalogLanguage'
>;
type Settings = ShopSettings & BrandSettings & RegionalSettings;

/** What the shop trades in, and where it is by its clocks. */
@Injectable()
export class ShopSettingsService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly holders: CurrencyHolders,
    private readonly outbox: Outbox,
  ) {}

  getSettings(): Settings {
    return this.cache.current.shop;
  }

  /**
   * What is missing stays as it is, and so do the figures of prices when the currency changes. Visible to this process after
   * commit, to others within seconds.
   *
   * @throws DomainError of a module that has something in the old currency
   */
  async change(changes: Partial<Settings>, actor: AuditActor): Promise<Settings> {
    const { timeZone = this.getSettings().timeZone } = changes;
    if (timeZone !== this.getSettings().timeZone) await this.assertZone(timeZone);
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(ShopSettingsRow, row);
      const { currency = before.currency, catalogLanguage = before.catalogLanguage } = changes;
      if (currency !== before.currency)
        for (const holder of this.holders.all) await holder.changeCurrency(currency);
      if (catalogLanguage !== before.catalogLanguage)
        for (const holder of this.holders.all) await holder.changeCatalogLanguage(catalogLanguage);
      await manager.update(ShopSettingsRow, SETTINGS_ROW_ID, changes);
      const saved = await manager.findOneByOrFail(ShopSettingsRow, { id: SETTINGS_ROW_ID });
      if (saved.timeZone !== before.timeZone) await this.outbox.record(TIME_ZONE_CHANGED, {});
      const subject = 'shop-settings';
      const states = { before: { ...before }, after: { ...saved } };
      await this.audit.record(actor, {
        action: `${subject}.updated`,
        subject,
        subjectId: SETTINGS_ROW_ID,
        ...states,
      });
      this.transactions.afterCommit(() => this.cache.replace({ shop: saved }));
      return saved;
    });
  }

  /** The database has a list of its own. */
  private async assertZone(name: string): Promise<void> {
    const { manager } = this.transactions;
    const found: unknown[] = await manager.query('SELECT FROM pg_timezone_names WHERE name = $1', [name]);
    if (found.length === 0)
      throw new InvalidInputError([{ field: 'timeZone', message: 'Choose a time zone from the list' }]);
  }
}
