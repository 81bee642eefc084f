import { directionOf } from './direction';
import type { LanguageCode } from './languages';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/** Keeps prices, codes and numbers readable inside right-to-left text; other languages get the text as it is. */
export function isolateLtr(text: string, language: LanguageCode): string {
  return directionOf(language) === 'rtl' ? `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}` : text;
}
