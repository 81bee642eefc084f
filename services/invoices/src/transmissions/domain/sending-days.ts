import { afterWorkingDays } from '@kp/commerce/delivery-range';
import { publicHolidays } from '@kp/commerce/public-holidays';
import { isWorkingDay, nextDay } from '@kp/commerce/working-days';

/** Ordinance 120/2021 as of 2026: five working days from the issue. */
const WORKING_DAYS = 5;
/** Two are left then. */
const WARNED_AFTER = 3;
const COUNTRY = 'RO';

export interface SendingDays {
  /** The last day. */
  deadline: string;
  /** From this day on the owner is told that a document is still not there. */
  warnOn: string;
}

const holidaysAround = (day: string): string[] => {
  const year = Number(day.slice(0, 4));
  return [year, year + 1].flatMap((each) => publicHolidays(COUNTRY, each));
};

/** By Romanian working days, whatever holidays the shop itself keeps. */
export function romanianSendingDays(issueDate: string): SendingDays {
  const after = (count: number) => afterWorkingDays(issueDate, count, holidaysAround(issueDate));
  return { deadline: after(WORKING_DAYS), warnOn: after(WARNED_AFTER) };
}

/** How many working days are left after a day, up to the deadline itself; below zero once it is over. */
export function workingDaysLeft(deadline: string, today: string): number {
  const [from, to] = today <= deadline ? [today, deadline] : [deadline, today];
  const holidays = holidaysAround(from);
  let days = 0;
  for (let day = nextDay(from); day <= to; day = nextDay(day)) if (isWorkingDay(day, holidays)) days += 1;
  return today <= deadline ? days : Math.min(-days, -1);
}
