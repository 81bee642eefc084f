import type { LanguageCode } from '@kp/i18n/languages';
import { expressionOf } from './keywords';
import { inDigits, isMeasure } from './entities';
import { LANGUAGE_DATA } from './languages';
import { fold, joinersApart } from './text';
import { withoutStopWords } from './understand';

/** One of the things that a question compares. */
export interface ComparedSide {
  /** Folded words that describe it. */
  text: string;
  /** What the question says besides. */
  context: string;
}

const CLAUSE = /[,;:،؛、，；：–—()?!？！؟。]+(?!\d)|\.(?=\s|$)|\s-\s/u;
/** They stand in names too ("with lid"), so they part two products only where no other word does. */
const PREPOSITIONS = new Set(
  `with to against from mit zu gegenuber zwischen avec a contre entre con contra tra fra contro com ao cu مع بين`.split(
    ' ',
  ),
);

/**
 * "Which is better for X, A or B": A and B. Words for "or" and "against" part the sides rather than those for "and", and
 * prepositions only where nothing else does. Empty when nothing parts two sides.
 */
export function comparedSides(text: string, language: LanguageCode): ComparedSide[] {
  const { keywords, versus, and } = LANGUAGE_DATA[language];
  const joining = versus.split(',').filter((word) => !PREPOSITIONS.has(word));
  const clauses = text
    .split(CLAUSE)
    .map((clause) =>
      joinersApart(fold(clause), language).replace(expressionOf(keywords.compare, language), ' versus '),
    );
  const ways = [`${keywords.either},vs,versus`, [...joining, and].join(), `${versus},${and}`];
  for (const separators of ways) {
    const sides = sidesBy(separators, clauses, language);
    if (sides.length > 1) return ofOneKind(sides);
  }
  return [];
}

function sidesBy(separators: string, clauses: readonly string[], language: LanguageCode): ComparedSide[] {
  const sides: string[][] = [[]];
  for (const clause of clauses) {
    const [first = '', ...others] = clause
      .replace(expressionOf(separators, language), ' versus ')
      .split('versus')
      .map((part) => withoutStopWords(part.trim(), language));
    sides.at(-1)!.push(first);
    sides.push(...others.map((part) => [part]));
  }
  const telling = sides.map((side) => side.filter(Boolean)).filter((side) => side.length > 0);
  const own = telling.map((side, index) => (index === telling.length - 1 ? side[0]! : side.at(-1)!));
  const all = telling.flat();
  return own.map((side) => ({
    text: inDigits(side, language),
    context: all.filter((part) => part !== side).join(' '),
  }));
}

/** "The bin of 80 or of 100 litres": what the second one is of is said with the first one. */
function ofOneKind(sides: readonly ComparedSide[]): ComparedSide[] {
  const named = sides.find(({ text }) => !isVariant(text));
  const kind = withoutNumbers(named?.text ?? sides[0]!.context);
  return sides.map((side) =>
    isVariant(side.text) ? { ...side, text: `${kind} ${side.text}`.trim() } : side,
  );
}

/** Only a number, with its measure. */
const isVariant = (text: string) =>
  /\d/.test(text) && text.split(' ').every((word) => !/^\p{L}{3}|^\p{sc=Han}/u.test(word) || isMeasure(word));

const withoutNumbers = (text: string) =>
  text
    .split(' ')
    .filter((word) => !/\d/.test(word) && !isMeasure(word))
    .join(' ');
