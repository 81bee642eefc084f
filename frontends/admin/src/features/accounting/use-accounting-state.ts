import { shopDayOf } from '@kp/i18n/shop-time';
import { useState } from 'react';
import { useListState } from '../../shared/list/use-list-state';

export const VIEWS = ['sales', 'vat', 'receipts', 'open', 'states'] as const;

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** View, month and page of the address; this month unless one is named. */
export function useAccountingState() {
  const { query, pathOf, change } = useListState<'view' | 'month', 'day'>({
    tab: 'accounting',
    filters: ['view', 'month'],
    sorts: ['day'],
  });
  const [today] = useState(() => shopDayOf(new Date()));
  const thisMonth = today.slice(0, 7);
  const { view, month } = query.filters;
  return {
    view: VIEWS.find((each) => each === view) ?? 'sales',
    month: month && MONTH.test(month) ? month : thisMonth,
    thisMonth,
    /** One that is over; undefined of this month. */
    pastMonth: month && MONTH.test(month) && month < thisMonth ? month : undefined,
    page: query.page,
    open: query.open,
    close: () => change({ open: undefined }),
    pathOf,
    pathTo: (to: Partial<Record<'view' | 'month', string>>) =>
      pathOf({ filters: { view, month, ...to }, page: 1 }),
  };
}
