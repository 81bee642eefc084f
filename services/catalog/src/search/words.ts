import { cleanSearch, foldLatin } from '@kp/commerce';

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const CJK_LETTER = new RegExp(`[${CJK}]`, 'u');
const CJK_LETTERS = new RegExp(`[${CJK}]+`, 'gu');

const ARABIC = /^\p{Script=Arabic}/u;
const ARABIC_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** They say nothing about what is meant, in any language that has them. */
const STOP_WORDS = new Set(
  `a an the of for with and in on to your my s de la cu din si pentru al ale pe un o d der die das den dem des mit fur und
   von zum zur im ein eine le les du et avec pour au aux en une el los las y para con por del una il lo gli i e per di da
   della dei delle os as com do dos um uma na no من في على مع`.split(/\s+/),
);

/** @returns the words of a text as the search documents have them: lower case, without marks */
export function wordsOf(text: string): string[] {
  return foldLatin(cleanSearch(text))
    .replace(CJK_LETTERS, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** "GN 1/1" → "GN11", "50 × 50" → "50x50", "non-slip" → "nonslip": as search documents have them beside what is written. */
function joinedSpelling(text: string): string {
  return text
    .replace(/([0-9])\s*[x×*]\s*(?=[0-9])/gi, '$1x')
    .replace(/([\p{L}\p{N}])[-‐‑/](?=[\p{L}\p{N}])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])(\p{L}{1,2})\s+(?=[0-9])/gu, '$1');
}

export interface Compound {
  joined: string;
  parts: readonly string[];
}

/** @returns what a text has in several words that are one when they are joined, in its order */
export function compoundsOf(text: string): Compound[] {
  const words = wordsOf(text);
  let position = 0;
  return wordsOf(joinedSpelling(cleanSearch(text))).flatMap((joined) => {
    const parts: string[] = [];
    while (position < words.length && parts.join('').length < joined.length) parts.push(words[position++]!);
    return parts.length > 1 && parts.join('') === joined ? [{ joined, parts }] : [];
  });
}

/** @returns the words that say what is meant; all of them when there is no other */
export function meaningfulWords(words: readonly string[]): string[] {
  const meaningful = words.filter((word, at) => !STOP_WORDS.has(word) || isNo(words, at));
  return meaningful.length > 0 ? meaningful : [...words];
}

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The "no" of "no rinse". */
const isNo = (words: readonly string[], at: number) => words[at] === 'no' && at < words.length - 1;

/** Chinese, Japanese or Korean: written without blanks, or with endings at the words. */
export const isUnspaced = (word: string) => CJK_LETTER.test(word);

/** Without the plural of English, French, Spanish and Portuguese, and without the article and endings of Arabic. */
export function singularOf(word: string): string {
  if (ARABIC.test(word)) return arabicStem(word);
  if (!word.endsWith('s') || word.length < 4 || /(ss|us)$/.test(word)) return word;
  return word.length > 4 && /(xes|zes|ches|shes|sses)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function arabicStem(word: string): string {
  let bare = [...word].map((letter) => ARABIC_LETTERS[letter] ?? letter).join('');
  if (bare.length > 5 && /^(وال|بال|كال)/.test(bare)) bare = bare.slice(3);
  else if (bare.length > 4 && /^(ال|لل)/.test(bare)) bare = bare.slice(2);
  if (bare.length > 4 && bare.endsWith('ات')) return bare.slice(0, -2);
  return bare.length > 3 && bare.endsWith('ه') ? bare.slice(0, -1) : bare;
}

/** Equal for most forms of a word of any language. Only compared, never shown. */
export function stemOf(word: string): string {
  const singular = singularOf(word);
  if (!/^[a-z]/.test(singular) || singular.length < 5) return singular;
  let stem = singular;
  if (stem.endsWith('ie')) stem = `${stem.slice(0, -2)}y`;
  else if (stem.endsWith('en') && stem.length > 5) stem = stem.slice(0, -2);
  else if (/(ului|ul|lor|le)$/.test(stem) && stem.length > 8) stem = stem.replace(/(ului|ul|lor|le)$/, '');
  if (/[aeiou]$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1);
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem;
}

/** Equal for terms that are written together or apart, with or without articles, in one form or another. */
export function termKey(words: readonly string[]): string {
  const meaningful = meaningfulWords(words);
  return meaningful
    .map((word, index) => (index === meaningful.length - 1 ? stemOf(word) : singularOf(word)))
    .join('');
}

/** @returns the word, its singular and its plural, as English and most of the other languages make them */
export function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [...new Set([word, singularOf(word)])];
  const singular = irregularSingular(word) ?? singularOf(word);
  return [...new Set([word, singular, pluralOf(singular)])];
}

function irregularSingular(word: string): string | undefined {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/[nl]ives$/.test(word)) return `${word.slice(0, -3)}fe`;
  return /(lves|aves)$/.test(word) ? `${word.slice(0, -3)}f` : undefined;
}

function pluralOf(word: string): string {
  if (/[^aeou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (word.endsWith('fe')) return `${word.slice(0, -2)}ves`;
  if (word.endsWith('lf')) return `${word.slice(0, -1)}ves`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
