import type { DeliveryDays, DispatchCalendar } from './delivery-range';
import type { RuleProblem } from './field-rules';

const ROMANIA = 'RO';
const DELIVERY_LIMITS = { daysMax: 60, closedDays: 60 } as const;

/** Places that a courier reaches in the same time. */
export interface DeliveryRegion extends DeliveryDays {
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  /** Codes of Romanian counties, which precede their country. */
  readonly counties: readonly string[];
}

export interface DeliveryTerms extends DispatchCalendar {
  /** ISO 3166 code of the seller's country, where a day is promised in any case. */
  readonly homeCountry: string;
  /** The first one with a place counts; elsewhere no day is promised. */
  readonly regions: readonly DeliveryRegion[];
}

/** Working days until a parcel leaves: the day of the order before the cut-off, else the next one. */
export const HANDLING_DAYS: DeliveryDays = { minDays: 0, maxDays: 1 };

/** What the owner sets: the days of Romania are those of the seller's country. Zones can have days of their own. */
export interface DeliverySettings extends Omit<DispatchCalendar, 'timeZone' | 'holidays'> {
  readonly bucharestMinDays: number;
  readonly bucharestMaxDays: number;
  readonly romaniaMinDays: number;
  readonly romaniaMaxDays: number;
}

/** Zones with days precede what the shop promises everywhere in its country. */
export function deliveryRegions(
  zones: readonly (Pick<DeliveryRegion, 'countries' | 'counties'> & {
    readonly minDays: number | null;
    readonly maxDays: number | null;
  })[],
  settings: DeliverySettings,
  homeCountry: string,
): DeliveryRegion[] {
  const { bucharestMinDays, bucharestMaxDays, romaniaMinDays, romaniaMaxDays } = settings;
  const ofZones = zones.flatMap(({ countries, counties, minDays, maxDays }) =>
    minDays === null || maxDays === null ? [] : [{ countries, counties, minDays, maxDays }],
  );
  const bucharest = { countries: [], counties: ['B'], minDays: bucharestMinDays, maxDays: bucharestMaxDays };
  return [
    ...ofZones,
    ...(homeCountry === ROMANIA ? [bucharest] : []),
    { countries: [homeCountry], counties: [], minDays: romaniaMinDays, maxDays: romaniaMaxDays },
  ];
}

/** Before the address is known: the seller's country, and its capital where that has days of its own. */
export function homeRegions<Region extends DeliveryRegion>({
  homeCountry,
  regions,
}: {
  readonly homeCountry: string;
  readonly regions: readonly Region[];
}): { bucharest: Region | null; country: Region } {
  const country = regions.find(({ countries }) => countries.includes(homeCountry));
  if (!country) throw new RangeError(`The terms of delivery have no days for ${homeCountry}.`);
  const isBucharest = ({ counties }: Region) => homeCountry === ROMANIA && counties.includes('B');
  return { bucharest: regions.find(isBucharest) ?? null, country };
}

const isDays = (days: unknown) =>
  Number.isInteger(days) && (days as number) >= 0 && (days as number) <= DELIVERY_LIMITS.daysMax;

/** Whole days, the least one first. */
export function deliveryDaysRule(minDays: unknown, maxDays: unknown): RuleProblem | null {
  if (isDays(minDays) && isDays(maxDays) && (minDays as number) <= (maxDays as number)) return null;
  return { messageKey: 'validation.deliveryDaysInvalid', values: { max: DELIVERY_LIMITS.daysMax } };
}

export function cutOffRule(cutOff: unknown): RuleProblem | null {
  const isTime = typeof cutOff === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff);
  return isTime ? null : { messageKey: 'validation.cutOffInvalid' };
}

export function workingDaysRule(days: unknown): RuleProblem | null {
  const isWeek = Array.isArray(days) && days.every((day) => [1, 2, 3, 4, 5, 6, 7].includes(day as number));
  return isWeek && days.length > 0 && new Set(days).size === days.length
    ? null
    : { messageKey: 'validation.workingDaysInvalid' };
}

export function closedDaysRule(days: unknown): RuleProblem | null {
  const areDays = Array.isArray(days) && days.length <= DELIVERY_LIMITS.closedDays && days.every(isIsoDay);
  return areDays
    ? null
    : { messageKey: 'validation.closedDaysInvalid', values: { max: DELIVERY_LIMITS.closedDays } };
}

function isIsoDay(day: unknown): boolean {
  if (typeof day !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
