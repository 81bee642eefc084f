import { Injectable } from '@nestjs/common';
import { type Statement, Sql, Transactions } from '@kp/platform/database';
import { businessDay } from './business-day';
import { ExchangeRate } from './exchange-rate.entity';
import {
  ADD_EXCHANGE_RATE,
  ADD_VAT_RATE,
  DELETE_FUTURE_EXCHANGE_RATE,
  DELETE_FUTURE_VAT_RATE,
} from './rates.queries';
import { SettingsCache } from './settings-cache';
import { SettingsError } from './settings.errors';
import { VatRate } from './vat-rate.entity';

/** Rates change by a new row from a day on; only rows of the future can be deleted. */
@Injectable()
export class RatesService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly sql: Sql,
  ) {}

  /** Newest first within a country. */
  listVatRates(): Promise<VatRate[]> {
    return this.transactions.manager.find(VatRate, { order: { country: 'ASC', validFrom: 'DESC' } });
  }

  /** Newest first within a pair of currencies. */
  listExchangeRates(): Promise<ExchangeRate[]> {
    const order = { base: 'ASC', quote: 'ASC', validFrom: 'DESC' } as const;
    return this.transactions.manager.find(ExchangeRate, { order });
  }

  /** @throws SettingsError SETTINGS.RATE_EXISTS */
  addVatRate({ country, validFrom, rate }: VatRate): Promise<void> {
    return this.changeVatRates(() => this.add(ADD_VAT_RATE, [country, validFrom, rate]));
  }

  /** @throws SettingsError SETTINGS.RATE_NOT_FOUND, SETTINGS.RATE_IN_FORCE */
  deleteVatRate(country: string, validFrom: string): Promise<void> {
    return this.changeVatRates(() => this.deleteFuture(DELETE_FUTURE_VAT_RATE, [country, validFrom]));
  }

  /** @throws SettingsError SETTINGS.RATE_EXISTS */
  addExchangeRate({ base, quote, validFrom, rate }: ExchangeRate): Promise<void> {
    return this.changeExchangeRates(() => this.add(ADD_EXCHANGE_RATE, [base, quote, validFrom, rate]));
  }

  /** @throws SettingsError SETTINGS.RATE_NOT_FOUND, SETTINGS.RATE_IN_FORCE */
  deleteExchangeRate(base: string, quote: string, validFrom: string): Promise<void> {
    const key = [base, quote, validFrom];
    return this.changeExchangeRates(() => this.deleteFuture(DELETE_FUTURE_EXCHANGE_RATE, key));
  }

  private changeVatRates(change: () => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      await change();
      const vatRates = await this.listVatRates();
      this.transactions.afterCommit(() => this.cache.replace({ vatRates }));
    });
  }

  private changeExchangeRates(change: () => Promise<void>): Promise<void> {
    return this.transactions.run(async () => {
      await change();
      const exchangeRates = await this.listExchangeRates();
      this.transactions.afterCommit(() => this.cache.replace({ exchangeRates }));
    });
  }

  private async add(statement: Statement, values: unknown[]): Promise<void> {
    const added = await this.sql.run(statement, values);
    if (added === 0) throw new SettingsError('SETTINGS.RATE_EXISTS');
  }

  private async deleteFuture(statement: Statement, key: string[]): Promise<void> {
    const today = businessDay(new Date());
    const known = await this.sql.first<{ isFuture: boolean }>(statement, [...key, today]);
    if (!known) throw new SettingsError('SETTINGS.RATE_NOT_FOUND');
    if (!known.isFuture) throw new SettingsError('SETTINGS.RATE_IN_FORCE');
  }
}
