import { cleanNumber, cleanSearch, CURRENCY_MARKS } from '@kp/commerce';
import { exactNumber } from '../tables';

/** A number as people and spreadsheets of many countries write it; the reason when it is none or could be two. */
export type NumberCell = { number: string } | { problem: 'invalid' | 'ambiguous' };

const SPACES = /[ '’]/g;
const MARKS = CURRENCY_MARKS.map((mark) => mark.replace(/[$.]/g, '\\$&')).join('|');
const CURRENCY = new RegExp(`^(?:${MARKS})|(?:${MARKS})$`, 'giu');
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/**
 * "1.234,50", "1,234.50", "1 234.5" and "$ 12,5" → "1234.50", "1234.50", "1234.5" and "12.5". "1,234" could mean two
 * numbers; "0,125" and "12,5" cannot.
 */
export function numberCell(text: string): NumberCell {
  const compact = cleanNumber(text).replace(CURRENCY, '').replace(SPACES, '');
  const [comma, point] = [compact.lastIndexOf(','), compact.lastIndexOf('.')];
  if (comma < 0) return pointsOf(compact, point);
  if (point < 0) return commasOf(compact);
  const [group, decimal] = comma > point ? ['.', ','] : [',', '.'];
  const parts = compact.split(decimal);
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(parts[0]!);
  if (parts.length !== 2 || !isGrouped) return { problem: 'invalid' };
  return plain(`${parts[0]!.replaceAll(group, '')}.${parts[1]!}`);
}

function commasOf(text: string): NumberCell {
  if (text.split(',').length > 2) {
    return /^-?\d{1,3}(?:,\d{3})+$/.test(text) ? plain(text.replaceAll(',', '')) : { problem: 'invalid' };
  }
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(text)) return { problem: 'ambiguous' };
  return plain(text.replace(',', '.'));
}

/** A single point is the decimal one: spreadsheets and exports write numbers so. */
function pointsOf(text: string, last: number): NumberCell {
  if (text.indexOf('.') === last) return plain(text);
  return /^-?\d{1,3}(?:\.\d{3})+$/.test(text) ? plain(text.replaceAll('.', '')) : { problem: 'invalid' };
}

const plain = (number: string): NumberCell =>
  PLAIN.test(number) ? { number: exactNumber(number) } : { problem: 'invalid' };

const YES = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  'da',
  'ja',
  'oui',
  'si',
  'sí',
  'sì',
  'sim',
  'نعم',
  '是',
  'はい',
  '예',
]);
const NO = new Set([
  'false',
  'no',
  'n',
  '0',
  'nu',
  'nein',
  'non',
  'não',
  'nao',
  'لا',
  '否',
  'いいえ',
  '아니요',
]);

/** Null for a text that means neither. */
export function yesNoCell(text: string): boolean | null {
  const word = cleanSearch(text).toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
