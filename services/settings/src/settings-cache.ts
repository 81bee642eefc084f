import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { setCatalogLanguage } from '@kp/i18n/catalog-language';
import { setShopName } from '@kp/i18n/shop-name';
import { setShopTimeZone } from '@kp/i18n/shop-time-zone';
import { setShopWeekStart } from '@kp/i18n/shop-week';
import { setBrandLook } from '@kp/platform/brand';
import { Mirror, PostgresBus, Transactions } from '@kp/platform/database';
import { PAGES_TAG, ResponseCache } from '@kp/platform/response-cache';
import { businessDay } from './business-day';
import { setExportFormat } from '@kp/platform/tables';
import { BrandSettingsRow } from './brand/brand.entity';
import { DeliveryMethodRow } from './delivery-method.entity';
import { LIST_PUBLISHED_SQL, type PublishedPage } from './pages/page.queries';
import { DeliverySettingsRow } from './delivery-settings.entity';
import { LegalDutyRow } from './legal-duty.entity';
import { ExchangeRate } from './exchange-rate.entity';
import {
  CompanySettings,
  RetentionSettingsRow,
  SETTINGS_ROW_ID,
  ShippingSettingsRow,
} from './settings.entity';
import { ShopSettingsRow } from './shop-settings.entity';
import { ShippingZoneRow } from './shipping-zone.entity';
import { TaxSettings } from './tax/tax-settings.entity';
import { VatRate } from './tax/vat-rate.entity';
import { VatRegistrationRow } from './tax/vat-registration.entity';
import type { EntityManager } from 'typeorm';

interface CachedSettings {
  shop: ShopSettingsRow;
  brand: BrandSettingsRow;
  pages: PublishedPage[];
  shipping: ShippingSettingsRow;
  tax: TaxSettings;
  vatRates: VatRate[];
  vatRegistrations: VatRegistrationRow[];
  exchangeRates: ExchangeRate[];
  company: CompanySettings | null;
  zones: ShippingZoneRow[];
  methods: DeliveryMethodRow[];
  retention: RetentionSettingsRow;
  delivery: DeliverySettingsRow;
  legalDuties: LegalDutyRow[];
}

/** By name; their bands by weight. */
export function findZones(manager: EntityManager): Promise<ShippingZoneRow[]> {
  const order = { name: 'ASC', id: 'ASC', bands: { upToGrams: 'ASC' } } as const;
  return manager.find(ShippingZoneRow, { relations: { bands: true }, order });
}

/** In the order in which customers are offered them. */
export const findMethods = (manager: EntityManager): Promise<DeliveryMethodRow[]> =>
  manager.find(DeliveryMethodRow, { order: { id: 'ASC' } });

async function allOf<Found extends object>(asked: {
  [Name in keyof Found]: Promise<Found[Name]>;
}): Promise<Found> {
  const found = Object.entries<Promise<unknown>>(asked).map(async ([name, answer]) => [name, await answer]);
  return Object.fromEntries(await Promise.all(found)) as Found;
}

/** Only a timer queries: callers read inside transactions, and a second connection for each would exhaust the pool. */
@Injectable()
export class SettingsCache extends Mirror {
  protected readonly content = 'the settings';
  protected readonly channel = 'kp_settings';
  private settings?: CachedSettings;
  private day = '';

  constructor(
    private readonly transactions: Transactions,
    bus: PostgresBus,
    private readonly responseCache: ResponseCache,
  ) {
    super(bus);
  }

  get current(): CachedSettings {
    if (!this.settings) throw new Error('The settings are read before the settings module has started.');
    return this.settings;
  }

  /** After the commit of a change. */
  replace(changed: Partial<CachedSettings>): void {
    this.announce(() => this.show({ ...this.current, ...changed }));
  }

  /** After the commit of what is only read from the database. */
  async refreshEverywhere(): Promise<void> {
    this.announce();
    await this.refresh();
  }

  /**
   * Rendered pages show name and brand of the shop, the company, the threshold for free shipping, the terms of delivery, days of the shop, and prices
   * at the rates of the day.
   */
  private show(settings: CachedSettings): void {
    const { name, hasSampleContent, timeZone, weekStart, decimalMark, csvSeparator, catalogLanguage } =
      settings.shop;
    setShopName(name, hasSampleContent);
    setBrandLook({ ...settings.brand, icon: settings.brand.icon?.file ?? null });
    setShopTimeZone(timeZone);
    setShopWeekStart(weekStart);
    setCatalogLanguage(catalogLanguage);
    setExportFormat({ decimalMark, separator: csvSeparator });
    const day = businessDay(new Date());
    const isSame = day === this.day && isDeepStrictEqual(this.settings, settings);
    const isChanged = this.settings !== undefined && !isSame;
    this.settings = settings;
    this.day = day;
    if (isChanged) this.responseCache.drop([PAGES_TAG]);
  }

  /** Over one connection: a process that starts would open one for each of these, and keep them, since it reads every few seconds. */
  protected async read(): Promise<() => void> {
    const settings = await this.transactions.run(() => this.readAll());
    return () => this.show(settings);
  }

  private readAll(): Promise<CachedSettings> {
    const { manager } = this.transactions;
    return allOf<CachedSettings>({
      shop: manager.findOneByOrFail(ShopSettingsRow, { id: SETTINGS_ROW_ID }),
      pages: manager.query<PublishedPage[]>(LIST_PUBLISHED_SQL),
      brand: manager.findOneByOrFail(BrandSettingsRow, { id: SETTINGS_ROW_ID }),
      shipping: manager.findOneByOrFail(ShippingSettingsRow, { id: SETTINGS_ROW_ID }),
      tax: manager.findOneByOrFail(TaxSettings, { id: SETTINGS_ROW_ID }),
      vatRates: manager.find(VatRate),
      vatRegistrations: manager.find(VatRegistrationRow),
      exchangeRates: manager.find(ExchangeRate),
      company: manager.findOneBy(CompanySettings, { id: SETTINGS_ROW_ID }),
      zones: findZones(manager),
      methods: findMethods(manager),
      retention: manager.findOneByOrFail(RetentionSettingsRow, { id: SETTINGS_ROW_ID }),
      delivery: manager.findOneByOrFail(DeliverySettingsRow, { id: SETTINGS_ROW_ID }),
      legalDuties: manager.find(LegalDutyRow, { order: { country: 'ASC', duty: 'ASC' } }),
    });
  }
}
