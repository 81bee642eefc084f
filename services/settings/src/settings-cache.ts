import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import { ExchangeRate } from './exchange-rate.entity';
import { CompanySettings, SETTINGS_ROW_ID, ShippingSettingsRow } from './settings.entity';
import { VatRate } from './vat-rate.entity';

interface CachedSettings {
  shipping: ShippingSettingsRow;
  vatRates: VatRate[];
  exchangeRates: ExchangeRate[];
  company: CompanySettings | null;
}

const REFRESH_INTERVAL_MS = 5000;

/** Only a timer queries: callers read inside transactions, and a second connection for each would exhaust the pool. */
@Injectable()
export class SettingsCache implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SettingsCache.name);
  private settings?: CachedSettings;
  private changes = 0;
  private timer?: NodeJS.Timeout;

  constructor(private readonly transactions: Transactions) {}

  get current(): CachedSettings {
    if (!this.settings) throw new Error('The settings are read before the settings module has started.');
    return this.settings;
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => void this.refreshOrWarn(), REFRESH_INTERVAL_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async refresh(): Promise<void> {
    const changesBefore = this.changes;
    const settings = await this.load();
    // A change committed during the read is newer than what was read.
    if (this.changes === changesBefore) this.settings = settings;
  }

  replaceShipping(shipping: ShippingSettingsRow): void {
    this.changes += 1;
    this.settings = { ...this.current, shipping };
  }

  private async load(): Promise<CachedSettings> {
    const { manager } = this.transactions;
    const [shipping, vatRates, exchangeRates, company] = await Promise.all([
      manager.findOneByOrFail(ShippingSettingsRow, { id: SETTINGS_ROW_ID }),
      manager.find(VatRate),
      manager.find(ExchangeRate),
      manager.findOneBy(CompanySettings, { id: SETTINGS_ROW_ID }),
    ]);
    return { shipping, vatRates, exchangeRates, company };
  }

  private async refreshOrWarn(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      this.logger.warn(`Could not refresh the settings: ${(error as Error).message}`);
    }
  }
}
