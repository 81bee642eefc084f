import { Injectable } from '@nestjs/common';
import {
  type PriceDisplay,
  type Tax,
  type TaxByClass,
  TAX_CLASSES,
  type TaxCategory,
  type TaxClass,
} from '@kp/commerce';
import { HOME_COUNTRY } from '@kp/commerce/countries';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { businessDay, newestOn } from '../business-day';
import { CurrencyHolders } from '../currency-holder';
import { homeCountryOf, SETTINGS_ROW_ID } from '../settings.entity';
import { SettingsCache } from '../settings-cache';
import {
  type BuyerTax,
  isWhollyAtHome,
  type Supply,
  supplyOf,
  type TaxDestination,
  UNTAXED,
} from './place-of-supply';
import { missingOfficialRates, OFFICIAL_RATES } from './official-rates';
import { TaxSettings } from './tax-settings.entity';
import { taxesIn, VatRate } from './vat-rate.entity';
import { VatRegistrations } from './vat-registrations.service';

const CONSUMER: BuyerTax = { isConsumer: true, state: null };

/** How each class of goods is taxed in one sale. */
export interface SaleTaxes {
  readonly byClass: TaxByClass;
  readonly supply: Supply;
  /** Prices are entered with tax. */
  readonly isTaxIncluded: boolean;
}

/** Answers from memory, like all settings. */
@Injectable()
export class Taxes {
  /** Of the settings that every order and page asks. */
  private home?: { of: unknown; country: string };
  private rates?: { of: unknown; byDay: Map<string, TaxByClass | null> };

  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly holders: CurrencyHolders,
    private readonly registrations: VatRegistrations,
  ) {}

  /** ISO 3166 code. */
  homeCountry(): string {
    const { company } = this.cache.current;
    if (this.home?.of !== company) {
      this.home = { of: company, country: homeCountryOf(company) };
    }
    return this.home!.country;
  }

  get settings(): TaxSettings {
    return this.cache.current.tax;
  }

  /** Which of both prices comes first until a visitor chooses; null where there is no VAT. */
  priceDisplay(): PriceDisplay | null {
    const rates = Object.values(this.of(null).byClass).map(({ rate }) => rate);
    if (!rates.some((rate) => rate > 0)) return null;
    return this.settings.isShownWithTax ? 'gross' : 'net';
  }

  /**
   * @param destination null for a page that is the same for everybody
   * @throws RangeError when `at` lies before every known rate of the seller's country
   */
  of(destination: TaxDestination | null, at = new Date(), buyer: BuyerTax = CONSUMER): SaleTaxes {
    const { tax } = this.cache.current;
    const home = this.homeCountry();
    const supply = supplyOf(destination, buyer, {
      home,
      isRegistered: this.registrations.on(at) !== 'not_registered',
      isByDestination: tax.isByDestination,
      isOss: tax.ossSince !== null && tax.ossSince <= businessDay(at),
    });
    return this.ofSupply(supply, at, tax.isTaxIncluded);
  }

  /** Whether the standard rate at home is that of the law; elsewhere than in the EU, whether there is one. */
  hasOfficialStandardRate(at: Date): boolean {
    const home = this.homeCountry();
    const standardOf = <Rate extends Pick<VatRate, 'country' | 'taxClass' | 'validFrom'>>(
      rates: readonly Rate[],
    ) =>
      newestOn(
        rates.filter(({ country, taxClass }) => country === home && taxClass === 'standard'),
        businessDay(at),
      );
    const used = standardOf(this.cache.current.vatRates);
    const official = standardOf(OFFICIAL_RATES);
    return used !== null && (official === null || Number(used.rate) === official.rate);
  }

  /** By the law, whatever the shop has entered; null outside the EU. */
  officialAtHome(at = new Date()): TaxByClass | null {
    return taxesIn(OFFICIAL_RATES, this.homeCountry(), at);
  }

  /** The member state, or XI, that a consumer there is delivered to from another one; null for all other places. */
  distanceStateOf(destination: TaxDestination): string | null {
    const seller = { home: this.homeCountry(), isRegistered: true, isByDestination: true, isOss: true };
    const { kind, country } = supplyOf(destination, CONSUMER, seller);
    return kind === 'distance_sale' ? country : null;
  }

  /** Whether nothing that is delivered to a country, as an address names it, is a distance sale. */
  isWhollyAtHome(country: string): boolean {
    return isWhollyAtHome(country, this.homeCountry());
  }

  /** Whether the tax of a sale is due once it is paid: of what is taxed at home while the seller is registered so. */
  isOnCollection({ kind }: Supply, at: Date): boolean {
    return kind === 'domestic' && this.registrations.on(at) === 'on_collection';
  }

  /** Of a sale whose supply is known: that of an order. */
  ofSupply(supply: Supply, at: Date, isTaxIncluded: boolean): SaleTaxes {
    const home = this.homeCountry();
    const atHome = this.ratesIn(home, at) ?? this.ratesIn(HOME_COUNTRY, at);
    if (!atHome) throw new RangeError(`No VAT rate for ${home} on ${businessDay(at)}.`);
    const untaxed = UNTAXED[supply.kind];
    const byClass = untaxed
      ? untaxedClasses(untaxed, isTaxIncluded ? atHome : null)
      : (this.ratesIn(supply.country, at) ?? atHome);
    return { byClass, supply, isTaxIncluded };
  }

  private ratesIn(country: string, at: Date): TaxByClass | null {
    const { vatRates } = this.cache.current;
    if (this.rates?.of !== vatRates) this.rates = { of: vatRates, byDay: new Map() };
    const { byDay } = this.rates!;
    const key = `${country} ${businessDay(at)}`;
    if (!byDay.has(key)) byDay.set(key, taxesIn(vatRates, country, at));
    return byDay.get(key)!;
  }

  /** @returns how many; what the owner entered is never replaced */
  async addOfficialRates(actor: AuditActor): Promise<number> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const missing = missingOfficialRates(await manager.find(VatRate));
      if (missing.length === 0) return 0;
      await manager.insert(VatRate, missing);
      const change = { action: 'vat-rate.created', subject: 'vat-rate', subjectId: 'official' };
      await this.audit.record(actor, { ...change, before: null, after: { added: missing.length } });
      const vatRates = await manager.find(VatRate);
      this.transactions.afterCommit(() => this.cache.replace({ vatRates }));
      return missing.length;
    });
  }

  /** @throws DomainError when prices are agreed with customers and were to be entered the other way from now on */
  async save(changes: Partial<Omit<TaxSettings, 'id'>>, actor: AuditActor): Promise<TaxSettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(TaxSettings, row);
      const { isTaxIncluded = before.isTaxIncluded } = changes;
      if (isTaxIncluded !== before.isTaxIncluded)
        for (const holder of this.holders.all) await holder.changePriceEntry();
      const saved = await manager.save(manager.create(TaxSettings, { ...before, ...changes, isTaxIncluded }));
      const change = { action: 'tax-settings.updated', subject: 'tax-settings', subjectId: SETTINGS_ROW_ID };
      await this.audit.record(actor, { ...change, before: { ...before }, after: { ...saved } });
      this.transactions.afterCommit(() => this.cache.replace({ tax: saved }));
      return saved;
    });
  }
}

/** @param inPrices what prices include, where they do: it leaves them, but not where the seller owes none at all */
export function untaxedClasses(untaxed: TaxCategory, inPrices: TaxByClass | null): TaxByClass {
  const taxOf = (taxClass: TaxClass): Tax => {
    // Goods that are exempt by their kind stay so in every country, but a seller outside VAT has one category.
    const category = taxClass === 'exempt' && untaxed !== 'O' ? 'E' : untaxed;
    const priceRate = category === 'K' || category === 'G' ? inPrices?.[taxClass].rate : undefined;
    return { category, rate: 0, ...(priceRate ? { priceRate } : {}) };
  };
  return Object.fromEntries(TAX_CLASSES.map((taxClass) => [taxClass, taxOf(taxClass)])) as Record<
    TaxClass,
    Tax
  >;
}
