import { cleanCode } from './clean-code';
import { type FieldRules, lineRule } from './field-rules';

/** How often the list of a supplier is asked for, in hours. */
export const FEED_HOURS = [1, 3, 6, 12, 24] as const;
export type FeedHours = (typeof FEED_HOURS)[number];

/** How the shop says who it is: not at all, by a name and a password, or by a token. */
export const FEED_AUTHS = ['none', 'basic', 'token'] as const;
export type FeedAuth = (typeof FEED_AUTHS)[number];

/** What a feed may change. */
export const FEED_FIELDS = ['price', 'costPrice', 'stock'] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** Columns of which one at least says which product a row is about. */
export const FEED_KEYS = ['code', 'sku', 'gtin', 'slug'] as const;

export const FEED_RUN_STATES = ['running', 'done', 'unchanged', 'failed', 'cancelled'] as const;
export type FeedRunState = (typeof FEED_RUN_STATES)[number];

export const FEED_LIMITS = {
  nameMin: 2,
  nameMax: 100,
  addressMax: 2000,
  usernameMax: 200,
  secretMax: 2000,
  percentMax: 1000,
} as const;

/** A price that moves by as many per cent waits for somebody. */
export const DEFAULT_MAX_CHANGE_PERCENT = 20;

/** A list that would sell out more of what it knows is taken for a broken one. */
export const DEFAULT_MAX_SOLD_OUT_PERCENT = 50;

export interface FeedForm {
  readonly name: string;
  readonly supplierId: number | null;
  readonly address: string;
  readonly auth: FeedAuth;
  readonly username: string;
  /** Empty: the one that is kept. */
  readonly secret: string;
  readonly everyHours: FeedHours;
  readonly fields: readonly FeedField[];
  readonly maxChangePercent: number | null;
  readonly maxSoldOutPercent: number | null;
  readonly isActive: boolean;
}

const fine = () => null;
const required = { messageKey: 'validation.required' } as const;

const percentRule = (max: number) => (percent: number | null) =>
  percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= max
    ? null
    : ({ messageKey: 'validation.feedPercent', values: { max } } as const);

/** Rules of the form of a feed and of its request. */
export const FEED_RULES: FieldRules<FeedForm> = {
  name: lineRule(FEED_LIMITS.nameMax, { min: FEED_LIMITS.nameMin, messageKey: 'validation.required' }),
  supplierId: fine,
  address: (address) =>
    /^https?:\/\/\S+$/i.test(cleanCode(address)) ? null : { messageKey: 'validation.feedAddress' },
  auth: fine,
  username: (username, { auth }) =>
    auth === 'basic' && username.trim() === '' ? required : lineRule(FEED_LIMITS.usernameMax)(username, null),
  secret: lineRule(FEED_LIMITS.secretMax),
  everyHours: fine,
  fields: (fields) => (fields.length > 0 ? null : required),
  maxChangePercent: percentRule(FEED_LIMITS.percentMax),
  maxSoldOutPercent: percentRule(100),
  isActive: fine,
};
