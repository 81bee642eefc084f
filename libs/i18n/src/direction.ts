import { type LanguageCode, languageOption } from './languages';

export type Direction = 'ltr' | 'rtl';

export function directionOf(language: LanguageCode): Direction {
  return languageOption(language).rtl ? 'rtl' : 'ltr';
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const ISOLATED = /^[\u2066\u2068][^\u2066-\u2069]*\u2069$/;

/** Keeps prices, codes and numbers readable inside right-to-left text. */
export function isolateLtr(text: string, language: LanguageCode): string {
  return directionOf(language) === 'rtl' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text;
}

export function isolate(text: string, language: LanguageCode): string {
  if (directionOf(language) !== 'rtl' || ISOLATED.test(text)) return text;
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}
