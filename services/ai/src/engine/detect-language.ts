import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { LANGUAGE_DATA } from './languages';
import { fold } from './text';

const words = new Map<LanguageCode, ReadonlySet<string>>();

function wordsOf(language: LanguageCode): ReadonlySet<string> {
  const known = words.get(language);
  if (known) return known;
  const { stop, keywords } = LANGUAGE_DATA[language];
  const questions = [
    keywords.price,
    keywords.stock,
    keywords.show,
    keywords.shipping,
    keywords.payment,
    keywords.orders,
    // Names of products are often English in other languages too.
    ...(language === 'en' ? [] : [keywords.guidance]),
    keywords.amount,
    keywords.want,
    keywords.how,
  ];
  const all = fold([stop, ...questions].join(' ').replace(/[*~,]/g, ' ')).split(' ');
  words.set(language, new Set(all.filter((word) => word.length > 1)));
  return words.get(language)!;
}

const LATIN = LANGUAGE_CODES.filter((code) => !['ar', 'zh', 'ja', 'ko'].includes(code));
/** Function words that the page's language has to fall behind by, because short messages share words. */
const LEAD = 2;

/** The language of a message; the page's unless the message is clearly in another one. */
export function detectLanguage(text: string, expected: LanguageCode): LanguageCode {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/[\uac00-\ud7af]/.test(text)) return 'ko';
  if (/\p{sc=Arabic}{2}/u.test(text)) return 'ar';
  if (/\p{sc=Han}/u.test(text)) return expected === 'ja' ? 'ja' : 'zh';
  const typed = fold(text).split(' ');
  const scoreOf = (language: LanguageCode) => typed.filter((word) => wordsOf(language).has(word)).length;
  const [best = expected] = [...LATIN].sort((one, other) => scoreOf(other) - scoreOf(one));
  const lead = scoreOf(best) - (LATIN.includes(expected) ? scoreOf(expected) : 0);
  return lead >= LEAD ? best : expected;
}
