import type { Unit } from './article-rules';
import { parseMinor } from './money';

/** A price per kilogram or litre compares packs that are measured in grams or millilitres. */
const BASE: Partial<Record<Unit, readonly [Unit, number]>> = {
  GRM: ['KGM', 1000],
  MLT: ['LTR', 1000],
};
/** Below a tenth, two decimals say too little. */
const FINE_BELOW_MINOR = 10;

/** @returns null where the price itself is that of the unit */
export function pricePerUnit(
  price: string,
  article: { readonly unit?: Unit | null; readonly packSize?: number | null } | null | undefined,
): { amount: string; unit: Unit } | null {
  if (!article?.unit) return null;
  const [unit, parts] = BASE[article.unit] ?? [article.unit, 1];
  const units = (article.packSize ?? 1) / parts;
  if (units === 1) return null;
  const minor = parseMinor(price) / units;
  return { amount: (minor / 100).toFixed(minor < FINE_BELOW_MINOR ? 4 : 2), unit };
}
