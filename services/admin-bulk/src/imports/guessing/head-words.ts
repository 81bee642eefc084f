import { CURRENCY_MARKS, foldText } from '@kp/commerce';
import { withoutTax } from '../normalizing/tax-of-head';
import { OTHER_COLUMN_WORDS } from './other-column-words';
import { PRODUCT_COLUMN_WORDS } from './product-column-words';

const CURRENCIES = new Set([...CURRENCY_MARKS.map(foldText), 'euro', 'ron', 'درهم', 'ريال']);
/** Said beside what the column is. */
const NOISE = new Set([
  'netto',
  'net',
  'neto',
  'neta',
  'liquido',
  'brutto',
  'kg',
  'gr',
  'gramm',
  'in',
  'per',
  'eur',
  'مع',
  'كجم',
  'كغ',
]);
const FIRMS = ['brand', 'manufacturerName', 'supplier'];
const OF_FIRMS = ['code', 'gtin', 'price', 'netPrice', 'costPrice', 'compareAtPrice'];
const NUMBERS = new Set(
  'nr, no, num, numer, numero, nummer, number, n, id, رقم, 番号, 번호'
    .split(',')
    .map((word) => foldText(word)),
);
/** Of a phrase that the head is, but for what is said beside it. */
const WHOLE = 0.95;
/** Written without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const tokensOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .map((token) => token.replace(/^ال(?=\p{L}{2})/u, ''))
    .filter(Boolean);

interface Phrase {
  field: string;
  text: string;
  isUnspaced: boolean;
}

const PHRASES: readonly Phrase[] = Object.entries({ ...PRODUCT_COLUMN_WORDS, ...OTHER_COLUMN_WORDS }).flatMap(
  ([field, lines]) =>
    [...new Set(lines.flatMap((line) => line.split(',')).map((phrase) => tokensOf(phrase).join(' ')))]
      .filter(Boolean)
      .map((text) => ({ field, text, isUnspaced: UNSPACED.test(text.normalize('NFC')) })),
);

/** How surely a head names each field, from 0 to 1; fields that it does not name are missing. */
export function fieldsOfHead(head: string): Map<string, number> {
  const tokens = tokensOf(head);
  const whole = tokens.join(' ');
  const bare = tokensOf(withoutTax(head.replace(/[(（][^)）]*[)）]/g, ' ')))
    .filter((token) => !CURRENCIES.has(token))
    .join(' ');
  const core = bare
    .split(' ')
    .filter((token) => !NOISE.has(token))
    .join(' ');
  const scores = new Map<string, number>();
  for (const { field, text, isUnspaced } of PHRASES) {
    const score = scoreOf(text, isUnspaced, [whole, bare, core]);
    if (score > (scores.get(field) ?? 0)) scores.set(field, score);
  }
  return withoutFirms(scores, tokens);
}

/** "Cod producător" and "メーカー希望小売価格" are a code and a price of a firm, not which firm it is. */
function withoutFirms(scores: Map<string, number>, tokens: readonly string[]): Map<string, number> {
  const isOfFirm = OF_FIRMS.some((field) => scores.has(field)) || tokens.some((token) => NUMBERS.has(token));
  for (const field of FIRMS) {
    if (isOfFirm && (scores.get(field) ?? 1) < WHOLE) scores.delete(field);
  }
  return scores;
}

function scoreOf(
  phrase: string,
  isUnspaced: boolean,
  [whole, bare, core]: readonly [string, string, string],
): number {
  if (phrase === whole || phrase === bare) return 1;
  if (phrase === core) return WHOLE;
  const isIn = isUnspaced ? core.includes(phrase) : ` ${core} `.includes(` ${phrase} `);
  return isIn ? 0.4 + (0.5 * phrase.length) / core.length : 0;
}
