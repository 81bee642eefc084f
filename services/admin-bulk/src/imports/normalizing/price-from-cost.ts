import { isDecimalAmount, minorToDecimal, parseMinor } from '@kp/commerce';
import { repricedMinor } from '@kp/commerce/repricing';
import { numberCell } from '@kp/platform/imports';

/** What stands for the prices of a list that has costs alone. */
const FROM_COST = /^cost \+ (\d{1,4})%$/;

export const isFromCost = (price: string): boolean => FROM_COST.test(price);

/** "cost + 30%" and a cost of 10 → "13.00"; null without a cost. A price that is no such stays as it is. */
export function priceFromCost(price: string, cost: string): string | null {
  const markup = FROM_COST.exec(price)?.[1];
  if (markup === undefined) return price;
  const cell = numberCell(cost);
  if (!('number' in cell) || !isDecimalAmount(cell.number)) return null;
  const minor = repricedMinor(
    { priceMinor: null, costPriceMinor: parseMinor(cell.number) },
    { markup: Number(markup) },
  );
  return minor === null ? null : minorToDecimal(minor);
}
