import { formsOf } from './words';

/** What a search document must have, written as a tsquery of the words with these weights ('' for any). */
export type Condition = (weights: string) => string;

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
    return joined([itself, ...others.map((form) => form + labelled(weights || TEXTS)), ...beginning], ' | ');
  };
}

const labelled = (weights: string) => weights && `:${weights}`;

/** Chinese, Japanese and Korean letters in this order; documents have them one by one. */
export function phraseOf(word: string): Condition {
  const letters = [...word];
  return (weights) =>
    joined(
      letters.map((letter) => quoted(letter) + labelled(weights)),
      ' <-> ',
    );
}

export function allOf(conditions: readonly Condition[]): Condition {
  return (weights) =>
    joined(
      conditions.map((condition) => condition(weights)),
      ' & ',
    );
}

export function alternatives(conditions: readonly Condition[]): Condition {
  return (weights) => joined([...new Set(conditions.map((condition) => condition(weights)))], ' | ');
}

function joined(parts: string[], operator: string): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(operator)})`;
}
