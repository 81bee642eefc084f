import { cleanSingleLine, minorToDecimal } from '@kp/commerce';

/** What xmlbuilder2 writes: elements by qualified name, attributes with "@", text as "#". */
export interface UblNode {
  [name: string]: UblValue | undefined;
}
type UblValue = string | UblNode | readonly UblValue[];

/** Not allowed in XML 1.0, though PostgreSQL stores them. */
const NONCHARACTERS = /[\uFFFE\uFFFF]/g;

export const xmlText = (text: string): string => cleanSingleLine(text.replace(NONCHARACTERS, ''));

/** Never in the middle of a character of two code units. */
export function cut(text: string, maxLength: number): string {
  return text
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

export const ublAmount = (minor: number, currency: string): UblNode => ({
  '@currencyID': currency,
  '#': minorToDecimal(minor),
});

/** Without elements that hold nothing, which the standard forbids. */
export function withoutEmpty(node: UblNode): UblNode {
  const entries = Object.entries(node).flatMap(([name, value]): [string, UblValue][] => {
    const kept = keep(value);
    return kept === undefined ? [] : [[name, kept]];
  });
  return Object.fromEntries(entries);
}

function keep(value: UblValue | undefined): UblValue | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  if (isList(value)) {
    const items = value.map(keep).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const node = withoutEmpty(value);
  return Object.keys(node).length > 0 ? node : undefined;
}

const isList = (value: UblNode | readonly UblValue[]): value is readonly UblValue[] => Array.isArray(value);
