import { numberCell } from '@kp/platform/imports';
import { amountCell } from '../normalizing/currency-cell';
import { decimalMarkOf, withoutDoubt } from '../normalizing/decimal-mark';

/** Of VAT, between what states ask for. */
const RATES = { min: 0.03, max: 0.3 };
/** Of one state. */
const MAX_RATES = 3;
/** What rounding to cents makes of a product. */
const ROUNDING = 0.011;

function amountsOf(values: readonly string[]): number[] {
  const mark = decimalMarkOf(values);
  return values.map((value) => {
    const cell = numberCell(withoutDoubt(amountCell(value).amount, mark));
    return 'number' in cell ? Number(cell.number) : 0;
  });
}

/** Whether the one is the other with VAT: by the few rates of a state in all rows, which a discount rarely looks like. */
export function isSamePrice(netValues: readonly string[], grossValues: readonly string[]): boolean {
  const gross = amountsOf(grossValues);
  const pairs = amountsOf(netValues)
    .map((net, row) => ({ net, gross: gross[row] ?? 0 }))
    .filter((pair) => pair.net > 0 && pair.gross > 0)
    // The greatest amounts tell their rate best.
    .sort((one, other) => other.net - one.net);
  const rates: number[] = [];
  const isExplained = (pair: (typeof pairs)[number], rate: number) =>
    Math.abs(pair.gross - pair.net * (1 + rate)) < ROUNDING;
  for (const pair of pairs) {
    if (rates.some((rate) => isExplained(pair, rate))) continue;
    const rate = Math.round((pair.gross / pair.net - 1) * 1000) / 1000;
    if (rate < RATES.min || rate > RATES.max || !isExplained(pair, rate)) return false;
    rates.push(rate);
  }
  return rates.length > 0 && rates.length <= Math.min(MAX_RATES, Math.ceil(pairs.length / 2));
}
