import { cleanNumber, foldText } from '@kp/commerce';

/** What people write beside Intl's codes and symbols. */
const WORDS: Readonly<Record<string, string>> = {
  AED: 'درهم, dh, dhs',
  BGN: 'лв',
  CHF: 'fr, sfr',
  CNY: '元, rmb',
  CZK: 'kc',
  DKK: 'kr',
  EGP: 'جنيه',
  EUR: 'euro, euros, يورو',
  GBP: 'pound, pounds',
  HUF: 'ft',
  JPY: '円',
  KRW: '원',
  KWD: 'دينار',
  MAD: 'درهم, dh, dhs',
  NOK: 'kr',
  PLN: 'zl, zloty, zlotych',
  QAR: 'ريال',
  RON: 'lei, leu',
  RUB: 'руб, р',
  SAR: 'ريال, sr',
  SEK: 'kr',
  TRY: 'tl',
  UAH: 'грн',
  USD: 'dollar, dollars, us$, دولار',
};
/** Whose symbols differ from the narrow ones that the others share. */
const LANGUAGES = ['en', 'ar', 'pl', 'ro', 'zh'];

const keyOf = (text: string): string => foldText(text).replace(/[.\s]/g, '');

function symbolsOf(currency: string): string[] {
  return LANGUAGES.flatMap((language) =>
    (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value),
    ),
  );
}

/** "$" and "kr" are of several. */
function currenciesByWord(): Map<string, Set<string>> {
  const byWord = new Map<string, Set<string>>();
  for (const code of Intl.supportedValuesOf('currency')) {
    for (const word of [code, ...symbolsOf(code), ...(WORDS[code]?.split(',') ?? [])]) {
      const key = keyOf(word);
      if (key !== '') byWord.set(key, (byWord.get(key) ?? new Set()).add(code));
    }
  }
  return byWord;
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Currencies that a word may stand for; null when it is none. */
function currenciesOf(word: string): ReadonlySet<string> | null {
  known ??= currenciesByWord();
  return known.get(keyOf(word)) ?? null;
}

/** A word for a currency that cannot be the shop's; null of every other word. */
export function otherCurrency(word: string, currency: string): string | null {
  const codes = currenciesOf(word);
  if (!codes || codes.has(currency)) return null;
  return codes.size === 1 ? [...codes][0]! : word.trim();
}

/** Of capitals in a head only the codes of those above: "TOP" and "PEN" are currencies as well. */
const HEAD_WORD = new RegExp(
  `^(?:${Object.keys(WORDS).join('|')}|lei|z[łl]|Kč|Ft|kr|元|円|원|\\p{L}*\\p{Sc}\\p{L}*)$`,
  'u',
);
const BRACKETED = new Set(
  Object.values(WORDS)
    .flatMap((words) => words.split(',').map(keyOf))
    .filter((word) => word.length > 2),
);

/** "Cena netto [PLN]" → PLN: what a head says of a currency other than the shop's. */
export function otherCurrencyOfHead(head: string, currency: string): string | null {
  const wordsOf = (text: string) => text.split(/[\s()[\]/,;:]+/).filter(Boolean);
  const bracketed = [...head.matchAll(/[([]([^)\]]+)[)\]]/g)].flatMap(([, text]) => wordsOf(text!));
  const words = [
    ...bracketed.filter((word) => BRACKETED.has(keyOf(word))),
    ...wordsOf(head).filter((word) => HEAD_WORD.test(word)),
  ];
  if (words.some((word) => currenciesOf(word)?.has(currency))) return null;
  return words.map((word) => otherCurrency(word, currency)).find((code) => code !== null) ?? null;
}

/** "prix en euros", "Stand: 2027, in EUR": what a title or the name of a file says of a currency other than the shop's. */
export function otherCurrencyOfTitle(title: string, currency: string): string | null {
  const words = title.split(/[^\p{L}\p{Sc}]+/u).map((word) => word.replace(/^ب?ال/u, ''));
  const found = words.filter((word) => HEAD_WORD.test(word) || BRACKETED.has(keyOf(word)));
  if (found.some((word) => currenciesOf(word)?.has(currency))) return null;
  return found.map((word) => otherCurrency(word, currency)).find((code) => code !== null) ?? null;
}

/** Of the column that says in which currency a row is. */
const CURRENCY_HEADS = new Set(
  'currency, curr, moneda, valuta, wahrung, devise, monnaie, divisa, moeda, waluta, العملة, عملة, 货币, 币种, 通貨, 통화'
    .split(',')
    .map(keyOf),
);
export const isCurrencyHead = (head: string): boolean => CURRENCY_HEADS.has(keyOf(head));

interface AmountCell {
  /** Without the currency. */
  amount: string;
  /** As it is written. */
  currency: string | null;
}

/** "129 zł", "45.00 ر.س" and "SAR 12" as a number and a currency; what is no such stays whole. */
export function amountCell(text: string): AmountCell {
  const [, before = '', amount = '', behind = ''] =
    /^(\D*?)\s*(-?\d(?:[\d.,'’\s]*\d)?)\s*(\D*)$/u.exec(cleanNumber(text)) ?? [];
  const word = before.trim() || behind.trim();
  const isOne = before.trim() === '' || behind.trim() === '';
  return isOne && word !== '' && currenciesOf(word)
    ? { amount, currency: word }
    : { amount: text, currency: null };
}
