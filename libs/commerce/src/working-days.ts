const DAY_MS = 86_400_000;

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const nextDay = (day: string): string => isoDay(Date.parse(day) + DAY_MS);

export const daysBefore = (day: string, count: number): string => isoDay(Date.parse(day) - count * DAY_MS);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

export const isWeekend = (day: string): boolean => weekdayOf(day) > 5;

/** From Monday to Friday. @param holidays of the years around it, as ISO days */
export const isWorkingDay = (day: string, holidays: readonly string[]): boolean =>
  !isWeekend(day) && !holidays.includes(day);
