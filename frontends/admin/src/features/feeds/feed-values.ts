import type { SaveSupplierFeedRequest, SupplierFeedResponse } from '@kp/api-client/office';
import type { FieldProblem } from '@kp/commerce';
import { problemsByRules } from '@kp/commerce/field-rules';
import {
  DEFAULT_MAX_CHANGE_PERCENT,
  DEFAULT_MAX_SOLD_OUT_PERCENT,
  FEED_RULES,
  type FeedForm,
} from '@kp/commerce/supplier-feeds';

/** As typed. */
type Percent = 'maxChangePercent' | 'maxSoldOutPercent';
export type FeedValues = Omit<FeedForm, Percent> & Readonly<Record<Percent, string>>;

export const valuesOf = (feed: SupplierFeedResponse | undefined): FeedValues => ({
  name: feed?.name ?? '',
  supplierId: feed?.supplierId ?? null,
  address: feed?.address ?? '',
  auth: feed?.auth ?? 'none',
  username: feed?.username ?? '',
  secret: '',
  everyHours: feed?.everyHours ?? 24,
  fields: feed?.fields ?? ['price', 'stock'],
  maxChangePercent: String(feed?.maxChangePercent ?? DEFAULT_MAX_CHANGE_PERCENT),
  maxSoldOutPercent: String(feed?.maxSoldOutPercent ?? DEFAULT_MAX_SOLD_OUT_PERCENT),
  isActive: feed?.isActive ?? false,
});

const percentIn = (text: string) => (text.trim() === '' ? null : Number(text));

const formOf = ({ maxChangePercent, maxSoldOutPercent, ...values }: FeedValues): FeedForm => ({
  ...values,
  address: values.address.trim(),
  supplierId: values.supplierId ?? null,
  maxChangePercent: percentIn(maxChangePercent),
  maxSoldOutPercent: percentIn(maxSoldOutPercent),
});

export function requestOf(values: FeedValues): SaveSupplierFeedRequest {
  const { secret, maxChangePercent, maxSoldOutPercent, fields, ...form } = formOf(values);
  const limits = { maxChangePercent: maxChangePercent!, maxSoldOutPercent: maxSoldOutPercent! };
  return { ...form, ...limits, fields: [...fields], secret: secret || undefined };
}

const serverOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address);

/** A password or token that is kept is of one server and one way to say it. */
export const keepsSecret = (
  { auth, address }: FeedValues,
  stored: SupplierFeedResponse | undefined,
): boolean => stored?.auth === auth && serverOf(stored.address) === serverOf(address.trim());

export function problemsOf(values: FeedValues, stored: SupplierFeedResponse | undefined): FieldProblem[] {
  const problems: FieldProblem[] = problemsByRules(FEED_RULES, formOf(values));
  const isMissing = values.auth !== 'none' && values.secret === '' && !keepsSecret(values, stored);
  return isMissing ? [...problems, { field: 'secret', messageKey: 'validation.required' }] : problems;
}
