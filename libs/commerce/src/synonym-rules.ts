import { cleanSingleLine } from './clean-text';
import type { FieldRules, RuleProblem } from './field-rules';
import { foldText } from './slug';

export const SYNONYM_LIMITS = { minTerms: 2, maxTerms: 20, termMax: 60 } as const;

export interface SynonymForm {
  readonly language: string;
  /** Words and phrases that mean the same. */
  readonly terms: readonly string[];
}

/** @returns the terms as they are stored: cleaned, each once whatever its case and marks */
export function synonymTerms(terms: readonly string[]): string[] {
  const distinct = new Map<string, string>();
  for (const term of terms.map(cleanSingleLine)) {
    const key = foldText(term);
    if (term !== '' && !distinct.has(key)) distinct.set(key, term);
  }
  return [...distinct.values()];
}

const isTerm = (term: string) => /\p{L}/u.test(term) && [...term].length <= SYNONYM_LIMITS.termMax;

function termsProblem(terms: readonly string[]): RuleProblem | null {
  const { minTerms: min, maxTerms: max, termMax } = SYNONYM_LIMITS;
  const unsuited = terms.find((term) => !isTerm(term));
  if (unsuited !== undefined) {
    const values = { term: unsuited.slice(0, termMax), max: termMax };
    return { messageKey: 'validation.synonymTermInvalid', values };
  }
  const isTooFewOrMany = terms.length < min || terms.length > max;
  return isTooFewOrMany ? { messageKey: 'validation.synonymTermsNumber', values: { min, max } } : null;
}

/** Rules of the form of synonyms and of its request. */
export const SYNONYM_RULES: FieldRules<SynonymForm> = {
  language: (language) => (language === '' ? { messageKey: 'validation.required' } : null),
  terms: (given) => {
    const isList = Array.isArray(given) && given.every((term) => typeof term === 'string');
    return termsProblem(isList ? synonymTerms(given) : []);
  },
};
