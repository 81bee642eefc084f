import { cleanNumber } from '@kp/commerce';

export type DecimalMark = ',' | '.';

const COMMA = /(?:\d,\d{1,2}|\d\.\d{3},\d+|(?:^|\D)0,\d+)(?!\d)\D*$/;
const POINT = /(?:\d\.\d{1,2}|\d,\d{3}\.\d+|(?:^|\D)0\.\d+)(?!\d)\D*$/;

/** What the numbers of a column separate their decimals with; null when they do not tell, or both. */
export function decimalMarkOf(values: readonly string[]): DecimalMark | null {
  const texts = values.map(cleanNumber);
  const [hasComma, hasPoint] = [
    texts.some((text) => COMMA.test(text)),
    texts.some((text) => POINT.test(text)),
  ];
  if (hasComma === hasPoint) return null;
  return hasComma ? ',' : '.';
}

const AMOUNTS = ['price', 'costPrice', 'compareAtPrice', 'weightGrams'];

/** What prices and weights agree on holds for numbers that do not tell: "1.250" beside 240 is 1250 where prices have commas. */
export function decimalMarkOfFile(
  columns: readonly { decimalMark: DecimalMark | null }[],
  mapping: readonly (string | null)[],
): DecimalMark | null {
  const marks = columns.flatMap(({ decimalMark }, place) =>
    AMOUNTS.includes(mapping[place] ?? '') && decimalMark ? [decimalMark] : [],
  );
  return new Set(marks).size === 1 ? marks[0]! : null;
}

/**
 * A number with the decimal mark of its column as one that can be read alone: "2.499" is 2499 where decimals follow a comma,
 * "11,380" is 11.38. Everything else stays as it is.
 */
export function withoutDoubt(text: string, mark: DecimalMark | null): string {
  if (mark === null) return text;
  const cleaned = cleanNumber(text);
  const group = mark === ',' ? '.' : ',';
  const found = /^(\D*?)(-?\d[\d.,]*)(\D*)$/.exec(cleaned);
  if (!found) return text;
  const [, before = '', digits = '', behind = ''] = found;
  const [whole = '', decimals, ...more] = digits.split(mark);
  const isGrouped = !whole.includes(group) || /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  if (more.length > 0 || decimals?.includes(group) || !isGrouped) return text;
  const number = whole.replaceAll(group, '') + (decimals === undefined ? '' : `.${decimals}`);
  return `${before}${number}${behind}`;
}
