import { cleanNumber, RATED_TAX_CLASSES, type TaxByClass, type TaxClass } from '@kp/commerce';

/** "11%", "11,0 %" and "TVA 11" → 11; null for a text that is no rate. */
export function percentOf(text: string): number | null {
  const found = /^\D{0,12}?(\d{1,2}(?:[.,]\d{1,2})?)\s*%?$/.exec(cleanNumber(text).trim());
  return found ? Number(found[1]!.replace(',', '.')) : null;
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
