import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { LANGUAGE_DATA } from './languages';
import type { Keyword } from './languages/language-data';
import { fold, isUnspaced } from './text';

const ESCAPED = /[.?+^$()[\]{}|\\]/g;

const SPACED_GAP = '(?: [^ ]+){0,4}? ';
const ARABIC_PREFIX = '[وفبلك]?(?:ال|لل)?';

const compiled = new Map<string, RegExp>();

/** One expression of all words of a list, which is compiled on first use: lists are those of the languages. */
export function expressionOf(list: string, language: LanguageCode): RegExp {
  const key = `${language} ${list}`;
  const known = compiled.get(key);
  if (known) return known;
  const expression = compiledOf(list, language);
  compiled.set(key, expression);
  return expression;
}

function compiledOf(list: string, language: LanguageCode): RegExp {
  const patterns = list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map((item) => patternOf(item, language))
    .filter((pattern) => pattern.trim() !== '');
  const anyOf = patterns.join('|') || '(?!)';
  if (isUnspaced(language)) return new RegExp(`(?:${anyOf})`, 'gu');
  return new RegExp(`(?<=^| )(?:${anyOf})(?=$| )`, 'gu');
}

function patternOf(item: string, language: LanguageCode): string {
  const parts = item.split('~').map((part) => wordsOf(part.trim(), language));
  return parts.join(isUnspaced(language) ? '.{0,12}' : SPACED_GAP);
}

function wordsOf(words: string, language: LanguageCode): string {
  return words
    .split(' ')
    .map((word) => {
      const isBeginning = word.endsWith('*');
      const isEnd = word.startsWith('*');
      const folded = word.startsWith('%') ? word : fold(word.replaceAll('*', ''));
      const prefix = language === 'ar' && /^\p{sc=Arab}/u.test(folded) ? ARABIC_PREFIX : '';
      return (isEnd ? '[^ ]*' : '') + prefix + folded.replace(ESCAPED, '\\$&') + (isBeginning ? '[^ ]*' : '');
    })
    .join(isUnspaced(language) ? ' ?' : ' ');
}

export interface KeywordExpression {
  keyword: Keyword;
  /** Finds the keyword in a question. */
  found: RegExp;
  /** Its own words, without those between them. */
  words: RegExp;
}

const expressions = new Map<LanguageCode, KeywordExpression[]>();

/** Compiled on first use. */
export function keywordExpressions(language: LanguageCode): KeywordExpression[] {
  const known = expressions.get(language);
  if (known) return known;
  const { keywords } = LANGUAGE_DATA[language];
  const ofKeywords = (Object.keys(keywords) as Keyword[]).map((keyword) => ({
    keyword,
    found: expressionOf(keywords[keyword], language),
    words: expressionOf(keywords[keyword].replaceAll('~', ','), language),
  }));
  expressions.set(language, ofKeywords);
  return ofKeywords;
}

/** Instructions to the assistant are recognised in every language, whatever the page's is. */
export function isInjection(folded: string): boolean {
  return LANGUAGE_CODES.some((language) =>
    keywordExpressions(language).some(
      ({ keyword, found }) => keyword === 'injection' && folded.search(found) >= 0,
    ),
  );
}
