import { formsOf } from './words';

/**
 * What a search document must have with these weights ('' for any): one of these tsqueries. They are kept apart so that
 * a word that several synonyms share is looked up once.
 */
export type Condition = (weights: string) => readonly string[];

const quoted = (word: string) => `'${word.replace(/['\\]/g, '')}'`;

/** Names and descriptions, without categories and attributes. */
const TEXTS = 'ABD';

/**
 * The word or one of its forms. Other forms, and words that were not typed, do not count in categories and attributes:
 * "knife" is not every product of "Knives & Boards".
 */
export function oneOfWord(word: string, { isBeginning = false, isTyped = true } = {}): Condition {
  return (weights) => {
    const [typed, ...others] = formsOf(word).map((form) => quoted(form));
    const beginning = isBeginning ? [`${quoted(word)}:*${weights}`] : [];
    const itself = isTyped ? typed + labelled(weights) : typed + labelled(weights || TEXTS);
    return [itself, ...others.map((form) => form + labelled(weights || TEXTS)), ...beginning];
  };
}

const labelled = (weights: string) => weights && `:${weights}`;

/** Words in this order, or Chinese, Japanese and Korean letters, which documents have one by one. */
export function phraseOf(words: Iterable<string>): Condition {
  const each = [...words];
  return (weights) => [each.map((word) => quoted(word) + labelled(weights)).join(' <-> ')];
}

/** Two words that follow each other and are the word, in its typed form or another, when they are written as one. */
export function twoWordsOf(word: string, shortest: number): Condition {
  const forms = formsOf(word);
  const splits = Array.from({ length: word.length - 2 * shortest + 1 }, (_, at) => at + shortest);
  return (weights) =>
    splits.flatMap((size) => {
      const [typed, ...others] = forms.filter((form) => form.startsWith(word.slice(0, size)));
      const rest = [typed!, ...others].map((form) => quoted(form.slice(size)) + labelled(weights || TEXTS));
      return [`${quoted(word.slice(0, size))}${labelled(weights || TEXTS)} <-> ${inParentheses(rest)}`];
    });
}

/** One of some words right before one of others, in names and keywords; `*` behind a word stands for any ending. */
export function besides(before: readonly string[], behind: readonly string[]): Condition {
  return (weights) => {
    const label = labelled(weights || TEXTS);
    const each = (words: readonly string[]) =>
      inParentheses(
        words.map((word) =>
          word.endsWith('*') ? `${quoted(word.slice(0, -1))}:*${label.slice(1)}` : quoted(word) + label,
        ),
      );
    return [`${each(before)} <-> ${each(behind)}`];
  };
}

export function allOf(conditions: readonly Condition[]): Condition {
  const [first, ...others] = conditions;
  if (first && others.length === 0) return first;
  return (weights) => [conditions.map((condition) => inParentheses(condition(weights))).join(' & ')];
}

/** A word that is searched in texts only, as it is searched in any place; the empty text for others. */
const anywhere = (part: string) => (part.endsWith(`':${TEXTS}`) ? part.slice(0, -TEXTS.length - 1) : '');

export function alternatives(conditions: readonly Condition[]): Condition {
  return (weights) => {
    const parts = new Set(conditions.flatMap((condition) => condition(weights)));
    return [...parts].filter((part) => !parts.has(anywhere(part)));
  };
}

function inParentheses(parts: readonly string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' | ')})`;
}

/** @returns the tsquery of a condition */
export const tsqueryOf = (condition: Condition, weights = ''): string => condition(weights).join(' | ');
