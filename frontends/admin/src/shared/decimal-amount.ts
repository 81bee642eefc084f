import { cleanNumber } from '@kp/commerce';

/** "12,50" as typed → "12.50". */
export const decimalAmount = (typed: string): string => cleanNumber(typed).replace(',', '.');
