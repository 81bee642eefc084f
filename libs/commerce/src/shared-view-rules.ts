import { lineRule } from './field-rules';
import type { StaffRight } from './staff-roles';

/** Lists whose views are shared, with the right of their screens. */
export const SHARED_VIEW_LISTS = {
  products: 'stock',
  suppliers: 'purchasing',
  orders: 'orders:read',
  invoices: 'invoices',
  returns: 'orders:read',
  discounts: 'marketing',
  customers: 'customers',
  inbox: 'support',
} as const satisfies Readonly<Record<string, StaffRight>>;
export type SharedViewList = keyof typeof SHARED_VIEW_LISTS;

export const SHARED_VIEW_LIMITS = { nameMax: 40, queryMax: 2000, columnsMax: 50, perList: 50 } as const;

export const SHARED_VIEW_RULES = {
  name: lineRule(SHARED_VIEW_LIMITS.nameMax, { min: 1, messageKey: 'validation.required' }),
};
