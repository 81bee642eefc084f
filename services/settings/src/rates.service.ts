import { Injectable } from '@nestjs/common';
import { type CurrencyCode, currencyOfCountry } from '@kp/commerce';
import { findCountry, HOME_COUNTRY } from '@kp/commerce/countries';
import type { RateBank, RateSource } from '@kp/commerce/rate-sources';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { type Statement, Sql, Transactions } from '@kp/platform/database';
import { businessDay } from './business-day';
import { ExchangeRate, findExchangeRate } from './exchange-rate.entity';
import {
  ADD_EXCHANGE_RATE,
  ADD_VAT_RATE,
  DELETE_FUTURE_EXCHANGE_RATE,
  DELETE_FUTURE_VAT_RATE,
} from './rates.queries';
import { SettingsCache } from './settings-cache';
import { SettingsError } from './settings.errors';
import { publicCompany } from './settings.entity';
import { VatRate } from './tax/vat-rate.entity';

type RateSubject = 'vat-rate' | 'exchange-rate';

/** "RO standard 2027-01-01", "USD EUR 2027-01-01". */
const idOf = ({ rate: _rate, ...key }: { rate?: unknown }) => Object.values(key).join(' ');

/** Rates change by a new row from a day on; only rows of the future can be deleted. */
@Injectable()
export class RatesService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly sql: Sql,
    private readonly audit: AuditLog,
  ) {}

  /** By country and class, newest first. */
  listVatRates(): Promise<VatRate[]> {
    return this.transactions.manager.find(VatRate, {
      order: { country: 'ASC', taxClass: 'ASC', validFrom: 'DESC' },
    });
  }

  /** Newest first within a pair of currencies. */
  listExchangeRates(): Promise<ExchangeRate[]> {
    const order = { base: 'ASC', quote: 'ASC', validFrom: 'DESC' } as const;
    return this.transactions.manager.find(ExchangeRate, { order });
  }

  /** What invoices convert: from orders to invoices, and from those to the currency of the tax office. */
  neededPairs(): [CurrencyCode, CurrencyCode][] {
    const { shop, company } = this.cache.current;
    const invoiceCurrency = shop.invoiceCurrency ?? shop.currency;
    const { country } = publicCompany(company);
    const ofState = currencyOfCountry(findCountry(country)?.code ?? HOME_COUNTRY) ?? invoiceCurrency;
    const pairs: [CurrencyCode, CurrencyCode][] = [
      [shop.currency, invoiceCurrency],
      [invoiceCurrency, ofState],
    ];
    return pairs.filter(([base, quote]) => base !== quote);
  }

  /** Pairs that invoices need and that have no rate, or only that of a new shop, which nobody has looked at. */
  listUnproved(at: Date): [CurrencyCode, CurrencyCode][] {
    const { exchangeRates } = this.cache.current;
    return this.neededPairs().filter(([base, quote]) => {
      const rate = findExchangeRate(exchangeRates, base, quote, at);
      return rate === null || rate.source === ('sample' satisfies RateSource);
    });
  }

  /** @throws SettingsError SETTINGS.RATE_EXISTS */
  addVatRate({ country, taxClass, validFrom, rate }: VatRate, actor: AuditActor): Promise<void> {
    return this.changeVatRates(async () => {
      await this.add(ADD_VAT_RATE, [country, taxClass, validFrom, rate]);
      await this.recordAdded(actor, 'vat-rate', { country, taxClass, validFrom, rate });
    });
  }

  /** @throws SettingsError SETTINGS.RATE_NOT_FOUND, SETTINGS.RATE_IN_FORCE */
  deleteVatRate({ country, taxClass, validFrom }: Omit<VatRate, 'rate'>, actor: AuditActor): Promise<void> {
    return this.changeVatRates(async () => {
      await this.deleteFuture(DELETE_FUTURE_VAT_RATE, [country, taxClass, validFrom]);
      await this.recordDeleted(actor, 'vat-rate', { country, taxClass, validFrom });
    });
  }

  /** @param entered the actor, or the bank that published it. @throws SettingsError SETTINGS.RATE_EXISTS */
  addExchangeRate(
    { base, quote, validFrom, rate }: Omit<ExchangeRate, 'source'>,
    entered: { actor: AuditActor } | { bank: RateBank },
  ): Promise<void> {
    const actor = 'actor' in entered ? entered.actor : null;
    const source: RateSource = 'bank' in entered ? entered.bank : 'manual';
    return this.changeExchangeRates(async () => {
      await this.add(ADD_EXCHANGE_RATE, [base, quote, validFrom, rate, source]);
      if (actor) await this.recordAdded(actor, 'exchange-rate', { base, quote, validFrom, rate });
    });
  }

  /** @throws SettingsError SETTINGS.RATE_NOT_FOUND, SETTINGS.RATE_IN_FORCE */
  deleteExchangeRate(
    { base, quote, validFrom }: Omit<ExchangeRate, 'rate' | 'source'>,
    actor: AuditActor,
  ): Promise<void> {
    return this.changeExchangeRates(async () => {
      await this.deleteFuture(DELETE_FUTURE_EXCHANGE_RATE, [base, quote, validFrom]);
      await this.recordDeleted(actor, 'exchange-rate', { base, quote, validFrom });
    });
  }

  private recordAdded(actor: AuditActor, subject: RateSubject, rate: object): Promise<void> {
    const change = { action: `${subject}.created`, subject, subjectId: idOf(rate) };
    return this.audit.record(actor, { ...change, before: null, after: rate });
  }

  private recordDeleted(actor: AuditActor, subject: RateSubject, key: object): Promise<void> {
    const change = { action: `${subject}.deleted`, subject, subjectId: idOf(key) };
    return this.audit.record(actor, { ...change, before: key, after: null });
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
