import { cleanNumber, RATED_TAX_CLASSES, type TaxByClass, type TaxClass } from '@kp/commerce';

const RATE = /^\D{0,12}?(\d{1,2}(?:[.,]\d{1,3})?)\s*%?$/;
/** As a spreadsheet keeps a cell that it shows as 21 %. */
const FRACTION = /^(?:0|0[.,]\d{1,4})$/;

/**
 * "11%", "11,0 %" and "TVA 11" → 11; null for a text that is no rate.
 * @param isFraction of a column of fractions: "0.21" → 21
 */
export function percentOf(text: string, isFraction = false): number | null {
  const cleaned = cleanNumber(text).trim();
  if (isFraction && FRACTION.test(cleaned)) return percent(Number(cleaned.replace(',', '.')));
  const found = RATE.exec(cleaned);
  return found ? Number(found[1]!.replace(',', '.')) : null;
}

/** Whether rates are all between 0 and 1; a single "0.9" beside 20 is a rate of its own. */
export function areFractions(values: readonly string[]): boolean {
  const filled = values.map((value) => cleanNumber(value).trim()).filter(Boolean);
  return filled.every((value) => FRACTION.test(value)) && filled.some((value) => /[1-9]/.test(value));
}

/**
 * Which class has which rate in per cent; of two classes with one rate the first.
 * @param sources taxes that name a rate, the surest first
 */
export function taxClassesByPercent(...sources: readonly (TaxByClass | null)[]): Map<number, TaxClass> {
  const rated = [...RATED_TAX_CLASSES, 'zero'] as const;
  const classes = sources.flatMap((taxes) =>
    taxes ? rated.map((taxClass): [number, TaxClass] => [percent(taxes[taxClass].rate), taxClass]) : [],
  );
  return new Map(classes.reverse());
}

const percent = (rate: number): number => Math.round(rate * 10_000) / 100;
