import { foldLatin } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n/languages';

const ARABIC_MARKS = /[\u064b-\u0652\u0640]/g;

/** Lower case without diacritics, every other sign one blank; numbers keep their points and slashes, a product code (KP-12) is one word. */
export function fold(text: string): string {
  return foldLatin(text.normalize('NFKC'))
    .replace(/ا\u064b|\u064bا/g, '')
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/(\d)[x×](?=\d)/g, '$1 x ')
    .replace(/(?<=\d)(?=(?:mm|cm|ml|cl|kg|l|g|m|w|v)(?![\p{L}\p{N}]))/gu, ' ')
    .replace(/(?<![a-z])kp[ -]?(\d{1,7})(?!\d)/g, ' kp$1 ')
    .replace(/(?<!\d)[.,/]|[.,/](?!\d)|[^\p{L}\p{N}\p{M}.,/%@]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}

/** Words are written without blanks between them. */
export const isUnspaced = (language: LanguageCode) => language === 'zh' || language === 'ja';

const KOREAN_ENDING = /(?:에서|으로|이랑|하고|까지|부터|은|는|이|가|을|를|의|에|와|과|로|도|랑)$/;
const ARABIC_BEGINNING = /^(?:[وف]?(?:بال|لل|كال|ال)|[وف](?=\p{L}{4}))/u;

/** What inflected forms of a word share, for looking words up. */
export function stemOf(word: string, language: LanguageCode): string {
  if (language === 'ar')
    return word
      .replace(ARABIC_BEGINNING, '')
      .replace(/(?:ات|ه|ين|ون)$/, '')
      .slice(0, 6);
  if (language === 'ko') return word.length > 2 ? word.replace(KOREAN_ENDING, '') : word;
  return latinStem(word, language);
}

const LATIN_ENDINGS: Partial<Record<LanguageCode, RegExp>> = {
  en: /(?:ings?|ed|es|s|e)$/,
  de: /(?:ern|em|en|er|es|e|n|s)$/,
  fr: /(?:ees|ee|es|er|ez|e|s|x)$/,
  ro: /(?:ului|elor|ilor|ele|ile|ul|le|ii|ei|a|e|i|u)$/,
};
const ROMANCE_ENDING = /(?:[aeio]s|[aeio]|s)$/;
const MIN_STEM = 3;
/** Verbs and their nouns share no more: reaquece, reaquecimento. */
const MAX_ROMANCE_STEM = 6;
const ROMANCE: readonly LanguageCode[] = ['fr', 'it', 'pt', 'ro', 'es'];

function latinStem(word: string, language: LanguageCode): string {
  if (/\d/.test(word)) return word;
  const british = language === 'en' ? word.replace(/^color/, 'colour').replace(/iz(?=e|i|a)/, 'is') : word;
  const bare = british.replace(LATIN_ENDINGS[language] ?? ROMANCE_ENDING, '');
  const stem = bare.length < MIN_STEM ? word : bare;
  if (ROMANCE.includes(language)) return stem.slice(0, MAX_ROMANCE_STEM);
  return stem.length > 7 ? stem.slice(0, Math.max(6, stem.length - 3)) : stem;
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Words, or pairs of letters where words are not separated or have many endings. */
export function termsOf(folded: string, language: LanguageCode): string[] {
  return folded.split(' ').flatMap((word) => {
    if (!WIDE.test(word)) return word === '' ? [] : [stemOf(word, language)];
    const letters = [...(language === 'ko' ? word.replace(KOREAN_ENDING, '') || word : word)];
    return letters.length === 1 ? [word] : letters.slice(1).map((letter, index) => letters[index]! + letter);
  });
}

const ARABIC_JOINED = /(?<=^| )و(?=\d|ال|\p{L}{4})(?!احد)/gu;
const KOREAN_JOINED = /(?<=[\p{L}\d])(?:이랑|랑|하고)(?= )/gu;

/** "And" apart from the word that Arabic and Korean write it together with. */
export function joinersApart(folded: string, language: LanguageCode): string {
  if (language === 'ar') return folded.replace(ARABIC_JOINED, 'و ');
  return language === 'ko' ? folded.replace(KOREAN_JOINED, ' 하고') : folded;
}
