import { Injectable } from '@nestjs/common';
import { HOME_COUNTRY } from '@kp/commerce/countries';
import type { DeliveryMethod } from '@kp/commerce/delivery-methods';
import {
  afterWorkingDays,
  type DeliveryDays,
  type DeliveryRange,
  deliveryRange,
  rangeFrom,
  readyDay,
  vanDay,
  type VanSchedule,
} from '@kp/commerce/delivery-range';
import {
  type DeliveryRegion,
  deliveryRegions,
  type DeliverySettings,
  type DeliveryTerms,
} from '@kp/commerce/delivery-rules';
import { publicHolidays } from '@kp/commerce/public-holidays';
import type { ShippingCosts } from '@kp/commerce/shipping-cost';
import { type Destination, zoneOf } from '@kp/commerce/shipping-zones';
import { type AuditActor, AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { businessDay } from './business-day';
import { DeliverySettingsRow } from './delivery-settings.entity';
import { SettingsCache } from './settings-cache';
import { homeCountryOf, SETTINGS_ROW_ID } from './settings.entity';

/** A region with what parcels to it cost. */
export type ShippingRegion = DeliveryRegion & ShippingCosts;

export interface PricedDeliveryTerms extends DeliveryTerms {
  readonly regions: readonly ShippingRegion[];
}

type ScheduledMethod = Pick<DeliveryMethod, 'kind' | 'minDays' | 'maxDays' | keyof VanSchedule>;

const onDay = (day: string | null): DeliveryRange | null =>
  day === null ? null : { firstDay: day, lastDay: day };

/** When parcels leave and arrive. A change counts for orders from then on: an order keeps what it was promised. */
@Injectable()
export class DeliveryService {
  /** Every order asks for them: they change with the settings and the year alone. */
  private known?: { of: readonly unknown[]; terms: PricedDeliveryTerms };

  constructor(
    private readonly cache: SettingsCache,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
  ) {}

  getSettings(): DeliverySettings {
    return this.cache.current.delivery;
  }

  /** ISO 3166 code of the country whose public holidays the shop keeps; empty for none. */
  get holidayCountry(): string {
    return this.cache.current.shop.holidayCountry;
  }

  /** ISO 3166 code of the seller's country. */
  get homeCountry(): string {
    return homeCountryOf(this.cache.current.company);
  }

  getTerms(now = new Date()): PricedDeliveryTerms {
    const { company, delivery, shop, shipping, zones } = this.cache.current;
    const day = businessDay(now);
    const of = [company, delivery, shop, shipping, zones, day.slice(0, 4)];
    if (this.known?.of.every((part, index) => part === of[index])) return this.known.terms;
    const { cutOff, workingDays, closedDays } = delivery;
    const { homeCountry } = this;
    const regions = deliveryRegions(zones, delivery, homeCountry).map((region) => ({
      ...region,
      ...this.costsOf(region),
    }));
    const holidays = this.holidaysFrom(day);
    const terms = {
      timeZone: shop.timeZone,
      cutOff,
      workingDays,
      closedDays,
      holidays,
      homeCountry,
      regions,
    };
    this.known = { of, terms };
    return terms;
  }

  /** A region is a zone, or one place, which its county's zone has before its country's. */
  private costsOf({ countries, counties }: DeliveryRegion): ShippingCosts {
    const { shipping, zones } = this.cache.current;
    const zone =
      zones.find((other) => counties.some((code) => other.counties.includes(code))) ??
      zones.find((other) => other.countries.includes(countries[0] ?? HOME_COUNTRY));
    const { thresholdMinor, costMinor } = shipping;
    if (!zone) return { thresholdMinor, bands: [{ upToGrams: null, costMinor }] };
    return { thresholdMinor: zone.thresholdMinor ?? thresholdMinor, bands: zone.bands };
  }

  /**
   * When an order of now arrives, or is ready to be fetched.
   *
   * @param method instead of the standard delivery
   * @returns null where the shop promises no day
   */
  promise(destination: Destination, now: Date, method?: ScheduledMethod): DeliveryRange | null {
    const terms = this.getTerms(now);
    if (method?.kind === 'pickup') return onDay(readyDay(now, terms));
    if (method?.kind === 'van') return onDay(vanDay(now, method, terms));
    const days = this.daysTo(destination, method);
    if (!days) return null;
    const { firstDay, lastDay } = deliveryRange(now, days, terms);
    return { firstDay, lastDay };
  }

  /** How long the courier takes; null where the shop promises no day. */
  daysTo(
    destination: Destination,
    method?: Pick<ScheduledMethod, 'minDays' | 'maxDays'>,
  ): DeliveryDays | null {
    const { minDays = null, maxDays = null } = method ?? {};
    if (minDays !== null && maxDays !== null) return { minDays, maxDays };
    return zoneOf(this.getTerms().regions, destination);
  }

  /** Of what left the warehouse: a van brings it on the same day. Null where the shop promises no day. */
  expect(destination: Destination, shippedAt: Date, method?: ScheduledMethod): DeliveryRange | null {
    const day = businessDay(shippedAt);
    if (method?.kind === 'van') return onDay(day);
    const days = method?.kind === 'pickup' ? null : this.daysTo(destination, method);
    return days && rangeFrom(day, days, this.holidaysFrom(day));
  }

  /** The last of so many working days after a day, which is not counted. */
  afterWorkingDays(day: string, count: number): string {
    return afterWorkingDays(day, count, this.holidaysFrom(day));
  }

  /** Of the year of a day and of the next one, which no delivery passes. */
  private holidaysFrom(day: string): string[] {
    const year = Number(day.slice(0, 4));
    return [year, year + 1].flatMap((each) => publicHolidays(this.holidayCountry, each));
  }

  /** Visible to this process after commit, to other processes within seconds. */
  async change(settings: DeliverySettings, actor: AuditActor): Promise<DeliverySettings> {
    return this.transactions.run(async () => {
      const { manager } = this.transactions;
      const row = { where: { id: SETTINGS_ROW_ID }, lock: { mode: 'pessimistic_write' } } as const;
      const before = await manager.findOneOrFail(DeliverySettingsRow, row);
      const { workingDays, closedDays, ...columns } = settings;
      const lists = { workingDays: [...workingDays].sort(), closedDays: [...new Set(closedDays)].sort() };
      await manager.update(DeliverySettingsRow, SETTINGS_ROW_ID, { ...columns, ...lists });
      const saved = await manager.findOneByOrFail(DeliverySettingsRow, { id: SETTINGS_ROW_ID });
      const subject = 'delivery-settings';
      const states = { before: { ...before }, after: { ...saved } };
      const entry = { action: `${subject}.updated`, subject, subjectId: SETTINGS_ROW_ID, ...states };
      await this.audit.record(actor, entry);
      this.transactions.afterCommit(() => this.cache.replace({ delivery: saved }));
      return saved;
    });
  }
}
