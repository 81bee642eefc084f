import type { StaffRight } from './staff-roles';

/** What has tags, and the right to see and change them. */
export const TAG_RIGHTS = {
  order: 'orders:read',
  product: 'stock',
  customer: 'customers',
} as const satisfies Readonly<Record<string, StaffRight>>;
export type TagSubject = keyof typeof TAG_RIGHTS;
export const TAG_SUBJECTS = Object.keys(TAG_RIGHTS) as TagSubject[];

export const TAG_LIMITS = {
  nameMax: 40,
  /** Of one order, product or customer. */
  perSubject: 30,
  /** Of one change. */
  subjects: 500,
  /** That match a filter, in one change. */
  matching: 100_000,
  suggestions: 30,
} as const;
