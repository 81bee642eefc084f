/** Days of the charts, today included; the first is the default. */
export const PERIODS = [30, 90, 365] as const;
export type Period = (typeof PERIODS)[number];

export const periodOf = (parameters: URLSearchParams): Period =>
  PERIODS.find((days) => String(days) === parameters.get('days')) ?? PERIODS[0];
