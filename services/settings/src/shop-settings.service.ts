import { Injectable } from '@nestjs/common';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { CurrencyHolders } from './currency-holder';
import { SettingsCache } from './settings-cache';
import { SETTINGS_ROW_ID } from './settings.entity';
import { ShopSettingsRow } from './shop-settings.entity';

export type ShopSettings = Omit<ShopSettingsRow, 'id'>;

/** What the shop trades in. */
@Injectable()
export class ShopSettingsService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly holders: CurrencyHolders,
  ) {}

  getSettings(): ShopSettings {
    return this.cache.current.shop;
  }

  /**
   * The figures of prices stay as they are when the currency changes. Visible to this process after commit, to others
   * within seconds.
   *
   * @throws DomainError of a module that has something in the old currency
   */
  async change(changes: ShopSettings, actor: AuditActor): Promise<ShopSettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(ShopSettingsRow, row);
      if (changes.currency !== before.currency)
        for (const holder of this.holders.all) await holder.changeCurrency(changes.currency);
      await manager.update(ShopSettingsRow, SETTINGS_ROW_ID, changes);
      const saved = await manager.findOneByOrFail(ShopSettingsRow, { id: SETTINGS_ROW_ID });
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
}
