import { Injectable } from '@nestjs/common';
import { type CurrencyCode, trackingUrl } from '@kp/commerce';
import { DEFAULT_INVOICE_ISSUING, type InvoiceIssuing } from '@kp/commerce/company-rules';
import type { InvoiceKind } from '@kp/commerce/list-rules';
import type { RetentionPeriods } from '@kp/commerce/retention-periods';
import type { ChosenDelivery, DeliveryCost, DeliveryMethod } from '@kp/commerce/delivery-methods';
import type { ShippingBand } from '@kp/commerce/shipping-cost';
import { type Destination, zoneOf } from '@kp/commerce/shipping-zones';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { SettingsCache } from './settings-cache';
import { findExchangeRate } from './exchange-rate.entity';
import {
  type PublicCompany,
  publicCompany,
  type Seller,
  sellerOf,
  SETTINGS_ROW_ID,
  CompanySettings,
  RetentionSettingsRow,
  ShippingSettingsRow,
} from './settings.entity';

/** Amounts in minor units of `currency`. */
export interface ShippingTerms {
  /** Shipping is free strictly above this subtotal. */
  thresholdMinor: number;
  costMinor: number;
  currency: CurrencyCode;
  /** Of the destination's zone: they take the place of the cost. */
  bands?: readonly ShippingBand[];
  /** Chosen instead of the standard delivery: its rates take the place of both. */
  method?: ChosenDelivery & DeliveryCost;
}

export interface ShippingSettings extends Omit<ShippingTerms, 'bands' | 'method'> {
  trackingUrlTemplate: string;
}

type OfferedMethod = Pick<DeliveryMethod, 'thresholdMinor'> & ChosenDelivery & DeliveryCost;

export type CompanyChanges = Pick<CompanySettings, 'name' | 'address' | 'city' | 'country'> &
  Partial<Omit<CompanySettings, 'id'>>;

/** `rate` units of the other currency for one, as a decimal ("0.920000"), in force since `date`; who stated it. */
export interface DatedRate {
  rate: string;
  date: string;
  source: string;
}

export interface BankAccount {
  holder: string;
  iban: string;
  /** Empty where it is not filled in. */
  bankName: string;
}

export interface Parcel {
  awbNumber: string | null;
  courier: string | null;
}

@Injectable()
export class SettingsService {
  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  /** The standard ones without a destination, or when no zone has it. */
  async getShippingTerms(destination?: Destination, method?: OfferedMethod): Promise<ShippingTerms> {
    const { shop, shipping, zones } = this.cache.current;
    const { costMinor } = shipping;
    const zone = destination && zoneOf(zones, destination);
    const thresholdMinor = method?.thresholdMinor ?? zone?.thresholdMinor ?? shipping.thresholdMinor;
    return {
      thresholdMinor,
      costMinor,
      currency: shop.currency,
      ...(zone ? { bands: zone.bands } : {}),
      ...(method ? { method } : {}),
    };
  }

  /** Of all prices, orders and payments. */
  get currency(): CurrencyCode {
    return this.cache.current.shop.currency;
  }

  /** Null: that of what is invoiced. */
  get invoiceCurrency(): CurrencyCode | null {
    return this.cache.current.shop.invoiceCurrency;
  }

  /** That of the seller, into which customers pay; null until its IBAN and name are filled in. */
  get bankAccount(): BankAccount | null {
    const { company } = this.cache.current;
    if (!company?.iban || !company.name) return null;
    return { holder: company.name, iban: company.iban, bankName: company.bankName };
  }

  /** Zones and ways of delivery are those of a place. */
  isShippingByAddress(): boolean {
    const { methods, zones } = this.cache.current;
    return zones.length > 0 || methods.length > 0;
  }

  async getShippingSettings(): Promise<ShippingSettings> {
    const { trackingUrlTemplate } = this.cache.current.shipping;
    return { ...(await this.getShippingTerms()), trackingUrlTemplate };
  }

  /** Where the parcel of an order can be followed; null without a tracking number. */
  trackingUrlOf({ awbNumber, courier }: Parcel): string | null {
    return awbNumber && trackingUrl(awbNumber, courier, this.cache.current.shipping.trackingUrlTemplate);
  }

  async getPublicCompany(): Promise<PublicCompany> {
    return publicCompany(this.cache.current.company);
  }

  /** As entered, without defaults: documents must not name an invented seller. */
  async findSeller(): Promise<Seller | null> {
    const { company } = this.cache.current;
    return company && sellerOf(company);
  }

  /** Nobody invoices for a company that has no name yet. */
  get invoiceIssuing(): InvoiceIssuing {
    return this.cache.current.company?.invoiceIssuing ?? 'manual';
  }

  /** What the shop writes on documents of this kind in this language; null where it writes nothing. */
  documentTextsOf(kind: InvoiceKind, language: string): { intro: string | null; footer: string | null } {
    const texts = this.cache.current.company?.documentTexts ?? [];
    const own = texts.find((text) => text.kind === kind && text.language === language);
    return { intro: own?.intro || null, footer: own?.footer || null };
  }

  /** @returns null when there was no rate of these currencies on the business day of `at` */
  async findExchangeRate(base: string, quote: string, at: Date): Promise<DatedRate | null> {
    const found = findExchangeRate(this.cache.current.exchangeRates, base, quote, at);
    return found && { rate: found.rate, date: found.validFrom, source: found.source };
  }

  /** Visible to this process after commit, to other processes within seconds. What is missing stays as it is. */
  async changeShippingSettings(
    changes: Partial<Omit<ShippingSettings, 'currency'>>,
    actor?: AuditActor,
  ): Promise<ShippingSettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const lock = { mode: 'pessimistic_write' } as const;
      const before = await manager.findOneOrFail(ShippingSettingsRow, {
        where: { id: SETTINGS_ROW_ID },
        lock,
      });
      await manager.update(ShippingSettingsRow, SETTINGS_ROW_ID, changes);
      const saved = await manager.findOneByOrFail(ShippingSettingsRow, { id: SETTINGS_ROW_ID });
      if (actor) await this.record(actor, 'shipping-settings', before, saved);
      this.transactions.afterCommit(() => this.cache.replace({ shipping: saved }));
      return { ...saved, currency: this.currency };
    });
  }

  /** As stored, to be edited; null until it is filled in. */
  async findCompany(): Promise<CompanySettings | null> {
    return this.transactions.manager.findOneBy(CompanySettings, { id: SETTINGS_ROW_ID });
  }

  /** What is missing stays as it is; in a new company it is empty. */
  async saveCompany(changes: CompanyChanges, actor: AuditActor): Promise<CompanySettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOne(CompanySettings, row);
      const initial = before ? {} : { invoiceIssuing: DEFAULT_INVOICE_ISSUING };
      await manager.save(manager.create(CompanySettings, { ...initial, ...changes, id: SETTINGS_ROW_ID }));
      const saved = await manager.findOneByOrFail(CompanySettings, { id: SETTINGS_ROW_ID });
      await this.record(actor, 'company-settings', before, saved);
      this.transactions.afterCommit(() => this.cache.replace({ company: saved }));
      return saved;
    });
  }

  getRetentionPeriods(): RetentionPeriods {
    return this.cache.current.retention;
  }

  async saveRetentionPeriods(periods: RetentionPeriods, actor: AuditActor): Promise<RetentionPeriods> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(RetentionSettingsRow, row);
      const saved = await manager.save(
        manager.create(RetentionSettingsRow, { ...periods, id: SETTINGS_ROW_ID }),
      );
      await this.record(actor, 'retention-settings', before, saved);
      this.transactions.afterCommit(() => this.cache.replace({ retention: saved }));
      return saved;
    });
  }

  private record(actor: AuditActor, subject: string, before: object | null, after: object): Promise<void> {
    const change = before ? 'updated' : 'created';
    const states = { before: before && { ...before }, after: { ...after } };
    return this.audit.record(actor, {
      action: `${subject}.${change}`,
      subject,
      subjectId: SETTINGS_ROW_ID,
      ...states,
    });
  }

  refresh(): Promise<void> {
    return this.cache.refresh();
  }
}
