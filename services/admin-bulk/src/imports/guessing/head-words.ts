import { CURRENCY_MARKS, foldText } from '@kp/commerce';
import { fieldOfCutHead } from './cut-words';
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
  'brut',
  'brute',
  'bruto',
  'bruta',
  'lordo',
  'lorda',
  'gross',
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
/** "Uds./caja" is "uds por caja". */
const LINKS = new Set(
  'per, pro, je, par, por, pe, in, im, en, w, na, of, de, di, do, a, x, في, لكل'
    .split(', ')
    .map((word) => foldText(word)),
);
const FIRMS = ['brand', 'manufacturerName', 'supplier'];
const OF_FIRMS = ['code', 'gtin', 'price', 'netPrice', 'costPrice', 'compareAtPrice'];
const NUMBERS = new Set(
  'nr, no, num, numer, numero, nummer, number, n, id, رقم, 番号, 번호'
    .split(',')
    .map((word) => foldText(word)),
);
/** Of a phrase that the head is, but for what is said beside it. */
const WHOLE = 0.95;
/** Of a head in words that are cut off. */
const CUT = 0.9;
/** Written without blanks between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const withoutLinks = (tokens: readonly string[]): string =>
  tokens.filter((token) => !LINKS.has(token)).join(' ');

/** "Q.tà" is one word, as "J.M." is. */
const joined = (text: string): string => text.replace(/(?<!\p{L})(\p{L})\.(?=\p{L})/gu, '$1');

const tokensOf = (text: string): string[] =>
  foldText(joined(text))
    .split(/[^\p{L}\p{N}%]+/u)
    .map((token) => token.replace(/^ال(?=\p{L}{2})/u, ''))
    .filter(Boolean);

interface Phrase {
  field: string;
  text: string;
  /** Without words that only link others; empty of a phrase that has none. */
  unlinked: string;
  isUnspaced: boolean;
  /** The place of its line. */
  language: number;
}

const PHRASES: readonly Phrase[] = Object.entries({ ...PRODUCT_COLUMN_WORDS, ...OTHER_COLUMN_WORDS }).flatMap(
  ([field, lines]) =>
    lines.flatMap((line, language) =>
      [...new Set(line.split(',').map((phrase) => tokensOf(phrase).join(' ')))]
        .filter(Boolean)
        .map((text) => ({
          field,
          text,
          unlinked: withoutLinks(text.split(' ')),
          isUnspaced: UNSPACED.test(text.normalize('NFC')),
          language,
        })),
    ),
);

/** How surely a head names each field, from 0 to 1; fields that it does not name are missing. */
export function fieldsOfHead(head: string): Map<string, number> {
  const tokens = tokensOf(head);
  const whole = tokens.join(' ');
  const unbracketed = joined(head).replace(/[(（[][^)）\]]*[)）\]]/g, ' ');
  const isSaid = (token: string) => !CURRENCIES.has(token);
  const bare = tokensOf(withoutTax(unbracketed)).filter(isSaid).join(' ');
  const core = bare
    .split(' ')
    .filter((token) => !NOISE.has(token))
    .join(' ');
  const scores = new Map<string, number>();
  for (const phrase of PHRASES) {
    const score = scoreOf(phrase, [whole, bare, core]);
    if (score > (scores.get(phrase.field) ?? 0)) scores.set(phrase.field, score);
  }
  const cut = fieldOfCutHead(foldText(unbracketed), (word) => isSaid(word) && !NOISE.has(word), PHRASES);
  const best = Math.max(0, ...scores.values());
  if (cut && best < WHOLE && (cut.isWhole || best === 0 || cut.field === 'costPrice')) {
    scores.set(cut.field, CUT);
  }
  return withoutFirms(withoutCost(scores), tokens);
}

/** What is paid is no price to sell for, unless the head is called so. */
function withoutCost(scores: Map<string, number>): Map<string, number> {
  if (!scores.has('costPrice')) return scores;
  for (const field of ['price', 'netPrice']) if ((scores.get(field) ?? 1) < WHOLE) scores.delete(field);
  return scores;
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
  { text, unlinked, isUnspaced }: Phrase,
  [whole, bare, core]: readonly [string, string, string],
): number {
  if (text === whole || text === bare) return 1;
  if (text === core || (unlinked.includes(' ') && unlinked === withoutLinks(core.split(' ')))) return WHOLE;
  const isIn = isUnspaced ? core.includes(text) : ` ${core} `.includes(` ${text} `);
  return isIn ? 0.4 + (0.5 * text.length) / core.length : 0;
}
