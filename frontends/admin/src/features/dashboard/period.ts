import { DASHBOARD_PERIODS, type DashboardPeriod } from '@kp/commerce/list-rules';

/** The first is the default. */
export const periodOf = (parameters: URLSearchParams): DashboardPeriod =>
  DASHBOARD_PERIODS.find((days) => String(days) === parameters.get('days')) ?? DASHBOARD_PERIODS[0];
