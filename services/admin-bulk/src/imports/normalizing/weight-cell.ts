import { foldText } from '@kp/commerce';
import { numberCell } from '@kp/platform/imports';
import { measureWords } from './measure-words';

const GRAMS = { kg: 1000, g: 1, lb: 453.592_37, oz: 28.349_523 } as const;
export type WeightUnit = keyof typeof GRAMS;

const wordsOf = (unit: WeightUnit, measure: Parameters<typeof measureWords>[0]) =>
  measureWords(measure).map((word): [string, WeightUnit] => [word, unit]);

const WORDS: Readonly<Record<string, WeightUnit>> = {
  ...Object.fromEntries([
    ...wordsOf('kg', 'kilogram'),
    ...wordsOf('g', 'gram'),
    ...wordsOf('lb', 'pound'),
    ...wordsOf('oz', 'ounce'),
  ]),
  kg: 'kg',
  kgs: 'kg',
  kilo: 'kg',
  kilogram: 'kg',
  kilograme: 'kg',
  kilogramm: 'kg',
  كجم: 'kg',
  كغ: 'kg',
  公斤: 'kg',
  千克: 'kg',
  g: 'g',
  gr: 'g',
  gram: 'g',
  grame: 'g',
  grams: 'g',
  gramm: 'g',
  جرام: 'g',
  غرام: 'g',
  克: 'g',
  lb: 'lb',
  lbs: 'lb',
  oz: 'oz',
};

const unitIn = (text: string): WeightUnit | undefined =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .map((word) => WORDS[word])
    .find((unit) => unit !== undefined);

/** What a column of weights is in: by its head, else kilograms where most have decimals, as nobody weighs half grams. */
export function weightUnitOf(head: string, values: readonly string[]): WeightUnit {
  const named = unitIn(head);
  if (named !== undefined) return named;
  const filled = values.filter((value) => value.trim() !== '');
  const fractions = filled.filter((value) => /[.,]\d/.test(value)).length;
  return filled.length > 0 && fractions * 2 > filled.length ? 'kg' : 'g';
}

/** "1,22 kg" and "1.22" of a column in kilograms → "1220"; null for what is no weight, or in a unit that is not known. */
export function gramsOf(text: string, unit: WeightUnit): string | null {
  const named = unitIn(text);
  if (named === undefined && /\p{L}/u.test(text)) return null;
  const factor = GRAMS[named ?? unit];
  const bare = text.replace(/[\p{L}.]+\s*$/u, '').trim();
  const cell = numberCell(bare);
  // No article weighs a ton, so "1,234" in kilograms has decimals.
  const isDecimal = 'problem' in cell && cell.problem === 'ambiguous' && factor === GRAMS.kg;
  const number = isDecimal ? bare.replace(',', '.') : 'number' in cell ? cell.number : null;
  return number === null ? null : String(Math.round(Number(number) * factor));
}
