import type { VanSchedule } from './delivery-range';
import { cutOffRule, deliveryDaysRule, workingDaysRule } from './delivery-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRules, lineRule, problemsByRules, type RuleProblem } from './field-rules';
import { isDecimalAmount, parseMinor } from './money';

export const DELIVERY_KINDS = ['courier', 'pickup', 'van'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** What a cost depends on: the weight of the order, or the value of its goods after the discount. */
export const RATE_BASES = ['weight', 'value'] as const;
export type RateBasis = (typeof RATE_BASES)[number];

export const DELIVERY_METHOD_LIMITS = {
  methods: 30,
  nameMax: 60,
  rates: 20,
  amountMaxMinor: 10_000_000_000,
  cutOffDaysMax: 14,
} as const;

export interface DeliveryRate {
  /** Inclusive, in grams or in minor units of the goods; null for any. */
  readonly upTo: number | null;
  readonly costMinor: number;
}

export interface DeliveryCost {
  readonly basis: RateBasis;
  /** In the order of their limits; what is above all costs what the last one does. */
  readonly rates: readonly DeliveryRate[];
}

export interface DeliveryMethodName {
  readonly language: string;
  readonly name: string;
}

/** As customers of a language read it. */
export const deliveryNameIn = (
  { name, names }: Pick<DeliveryMethod, 'name' | 'names'>,
  language: string | undefined,
): string => names.find((own) => own.language === language)?.name || name;

/** A way to get an order, which customers choose beside the standard delivery. */
export interface DeliveryMethod extends DeliveryCost, VanSchedule {
  readonly kind: DeliveryKind;
  /** As customers read it where their language has none of its own; empty for the words of its kind. */
  readonly name: string;
  readonly names: readonly DeliveryMethodName[];
  /** Null for the whole of the seller's country. */
  readonly zoneId: number | null;
  /** Null for that of the place. */
  readonly thresholdMinor: number | null;
  /** Of a courier; null for those of the place. */
  readonly minDays: number | null;
  readonly maxDays: number | null;
}

/** What an order keeps of the method that was chosen. */
export interface ChosenDelivery {
  readonly id: number;
  readonly kind: DeliveryKind;
  readonly name: string;
}

interface Ordered {
  readonly grams: number;
  readonly goodsMinor: number;
}

export function rateCost({ basis, rates }: DeliveryCost, { grams, goodsMinor }: Ordered): number {
  const amount = basis === 'weight' ? grams : goodsMinor;
  const rate = rates.find(({ upTo }) => upTo === null || amount <= upTo) ?? rates.at(-1);
  if (!rate) throw new RangeError('A method of delivery has at least one rate.');
  return rate.costMinor;
}

/** Those of a place: of its zone, and at home those of the whole country; who comes to the warehouse may come from anywhere. */
export function methodsFor<Method extends Pick<DeliveryMethod, 'kind' | 'zoneId'>>(
  methods: readonly Method[],
  zoneId: number | null,
  isHome: boolean,
): Method[] {
  return methods.filter((method) =>
    method.zoneId === null ? isHome || method.kind === 'pickup' : method.zoneId === zoneId,
  );
}

/** Limits are whole grams or minor units, other amounts are decimals as they are typed. */
export interface DeliveryMethodDraft {
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly zoneId: number | null;
  readonly basis: RateBasis;
  readonly rates: readonly { readonly upTo: number | null; readonly cost: string }[];
  /** Empty for that of the place. */
  readonly freeShippingThreshold: string;
  readonly minDays: number | null;
  readonly maxDays: number | null;
  readonly weekdays: readonly number[];
  readonly cutOff: string;
  readonly cutOffDays: number;
}

const { nameMax, rates: RATES_MAX, amountMaxMinor, cutOffDaysMax } = DELIVERY_METHOD_LIMITS;
const REQUIRED = { messageKey: 'validation.required' } as const;
const AMOUNT_INVALID = {
  messageKey: 'validation.amountInvalid',
  values: { max: amountMaxMinor / 100 },
} as const;

function isAmount(text: unknown): boolean {
  if (typeof text !== 'string' || !isDecimalAmount(text)) return false;
  const minor = parseMinor(text);
  return minor >= 0 && minor <= amountMaxMinor;
}

/** Rules of the method's form and of its request. */
export const DELIVERY_METHOD_RULES: Required<FieldRules<DeliveryMethodDraft>> = {
  kind: (kind) => (DELIVERY_KINDS.includes(kind) ? null : REQUIRED),
  name: lineRule(nameMax),
  zoneId: (zoneId) => (isBlank(zoneId) || (Number.isInteger(zoneId) && zoneId! > 0) ? null : REQUIRED),
  basis: (basis) => (RATE_BASES.includes(basis) ? null : REQUIRED),
  rates: ratesRule,
  freeShippingThreshold: (amount) => (!amount || isAmount(amount) ? null : AMOUNT_INVALID),
  minDays: (minDays, { kind, maxDays }) => daysRule(kind, minDays, maxDays),
  maxDays: (maxDays, { kind, minDays }) => daysRule(kind, minDays, maxDays),
  weekdays: (weekdays, { kind }) => (kind === 'van' ? workingDaysRule(weekdays) : null),
  cutOff: (cutOff, { kind }) => (kind === 'van' ? cutOffRule(cutOff) : null),
  cutOffDays: (days, { kind }) => (kind !== 'van' || isCount(days) ? null : REQUIRED),
};

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function ratesRule(rates: unknown): RuleProblem | null {
  const list = Array.isArray(rates) ? (rates as DeliveryMethodDraft['rates']) : [];
  const isFitting = (upTo: unknown, place: number) => {
    if (upTo === null) return place === list.length - 1;
    const least = place === 0 ? 0 : (list[place - 1]!.upTo ?? Infinity);
    return Number.isInteger(upTo) && (upTo as number) > least && (upTo as number) <= amountMaxMinor;
  };
  const areAscending = list.every((rate, place) => isFitting(rate?.upTo, place));
  if (list.length === 0 || list.length > RATES_MAX || !areAscending)
    return { messageKey: 'validation.deliveryRatesInvalid' };
  return list.every(({ cost }) => isAmount(cost)) ? null : AMOUNT_INVALID;
}

function daysRule(kind: DeliveryKind, minDays: unknown, maxDays: unknown): RuleProblem | null {
  const isOfPlace = isBlank(minDays) && isBlank(maxDays);
  return kind !== 'courier' || isOfPlace ? null : deliveryDaysRule(minDays, maxDays);
}

const isCount = (days: unknown) =>
  Number.isInteger(days) && (days as number) >= 0 && (days as number) <= cutOffDaysMax;

export function validateDeliveryMethod(
  draft: DeliveryMethodDraft,
): FieldProblem<keyof DeliveryMethodDraft>[] {
  return problemsByRules(DELIVERY_METHOD_RULES, draft);
}
