import { cleanCode } from './clean-code';
import { type Discount, DISCOUNT_KINDS, type DiscountKind } from './discount';
import type { FieldProblem } from './field-problem';
import { type FieldRules, problemsByRules } from './field-rules';
import { isDecimalAmount, parseMinor } from './money';

export const DISCOUNT_CODE_LIMITS = {
  codeMin: 3,
  codeMax: 30,
  amountMaxMinor: 10_000_000_000,
  usesMax: 1_000_000,
} as const;

/** A code with its conditions. */
export interface DiscountTerms {
  readonly code: string;
  readonly kind: DiscountKind;
  /** Percent, or minor units of an amount; 0 for free shipping. */
  readonly value: number;
  readonly minimumMinor: number;
  readonly startsAt: Date | null;
  /** Exclusive. */
  readonly endsAt: Date | null;
  /** Null without a limit. */
  readonly maxUses: number | null;
  readonly oncePerCustomer: boolean;
  readonly isActive: boolean;
  readonly usedCount: number;
}

export const DISCOUNT_STATES = ['active', 'scheduled', 'expired', 'used_up', 'archived'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

type StateTerms = Pick<DiscountTerms, 'isActive' | 'startsAt' | 'endsAt' | 'maxUses' | 'usedCount'>;

export function discountState(
  { isActive, startsAt, endsAt, maxUses, usedCount }: StateTerms,
  now: Date,
): DiscountState {
  if (!isActive) return 'archived';
  if (endsAt && endsAt <= now) return 'expired';
  if (maxUses !== null && usedCount >= maxUses) return 'used_up';
  return startsAt && startsAt > now ? 'scheduled' : 'active';
}

export type DiscountRefusal = 'not_yet' | 'expired' | 'used_up' | 'already_used' | 'below_minimum';

const REFUSED_STATES: Readonly<Record<DiscountState, DiscountRefusal | null>> = {
  active: null,
  scheduled: 'not_yet',
  expired: 'expired',
  used_up: 'used_up',
  archived: 'expired',
};

/** Why an order cannot have the discount; null when it can. */
export function discountRefusal(
  terms: DiscountTerms,
  order: { subtotalMinor: number; hasUsed: boolean; now: Date },
): DiscountRefusal | null {
  const refused = REFUSED_STATES[discountState(terms, order.now)];
  if (refused) return refused;
  if (terms.oncePerCustomer && order.hasUsed) return 'already_used';
  return order.subtotalMinor < terms.minimumMinor ? 'below_minimum' : null;
}

export function discountByTerms({ code, kind, value }: DiscountTerms): Discount {
  if (kind === 'percent') return { code, kind, percent: value };
  return kind === 'amount' ? { code, kind, amountMinor: value } : { code, kind };
}

/** As a form holds it; amounts are decimals, times ISO 8601. */
export interface DiscountCodeDraft {
  readonly code: string;
  readonly kind: DiscountKind;
  /** Whole percent or an amount; empty for free shipping. */
  readonly value: string;
  /** Empty for none. */
  readonly minimumSubtotal: string;
  /** Empty for at once. */
  readonly startsAt: string;
  /** Empty for without end. */
  readonly endsAt: string;
  /** Null without a limit. */
  readonly maxUses: number | null;
  readonly oncePerCustomer: boolean;
  readonly isActive: boolean;
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{2,29}$/;
const PERCENT = /^([1-9]\d?|100)$/;
const AMOUNT_INVALID = {
  messageKey: 'validation.amountInvalid',
  values: { max: DISCOUNT_CODE_LIMITS.amountMaxMinor / 100 },
} as const;

function isAmount(text: unknown, leastMinor: number): boolean {
  if (typeof text !== 'string' || !isDecimalAmount(text)) return false;
  const minor = parseMinor(text);
  return minor >= leastMinor && minor <= DISCOUNT_CODE_LIMITS.amountMaxMinor;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const isTime = (text: unknown): text is string =>
  typeof text === 'string' && TIME.test(text) && !Number.isNaN(Date.parse(text));
const isFlag = (value: unknown) => typeof value === 'boolean';

/** Rules of the form of a discount code and of its request. */
export const DISCOUNT_CODE_RULES: FieldRules<DiscountCodeDraft> = {
  code: (code) => (CODE.test(cleanCode(code)) ? null : { messageKey: 'validation.discountCodeInvalid' }),
  kind: (kind) => (DISCOUNT_KINDS.includes(kind) ? null : { messageKey: 'validation.required' }),
  value: (value, { kind }) => {
    if (kind === 'percent')
      return PERCENT.test(value) ? null : { messageKey: 'validation.discountPercentInvalid' };
    return kind !== 'amount' || isAmount(value, 1) ? null : AMOUNT_INVALID;
  },
  minimumSubtotal: (amount) => (!amount || isAmount(amount, 0) ? null : AMOUNT_INVALID),
  startsAt: (time) => (!time || isTime(time) ? null : { messageKey: 'validation.discountEndInvalid' }),
  endsAt: (time, { startsAt }) => {
    const isLater = isTime(time) && (!startsAt || Date.parse(time) > Date.parse(startsAt));
    return !time || isLater ? null : { messageKey: 'validation.discountEndInvalid' };
  },
  maxUses: (uses) => {
    const isFitting = Number.isInteger(uses) && uses! >= 1 && uses! <= DISCOUNT_CODE_LIMITS.usesMax;
    return uses === null || (uses as unknown) === '' || isFitting
      ? null
      : { messageKey: 'validation.discountUsesInvalid', values: { max: DISCOUNT_CODE_LIMITS.usesMax } };
  },
  oncePerCustomer: (flag) => (isFlag(flag) ? null : { messageKey: 'validation.required' }),
  isActive: (flag) => (isFlag(flag) ? null : { messageKey: 'validation.required' }),
};

export function validateDiscountCode(draft: DiscountCodeDraft): FieldProblem<keyof DiscountCodeDraft>[] {
  return problemsByRules(DISCOUNT_CODE_RULES, draft);
}
