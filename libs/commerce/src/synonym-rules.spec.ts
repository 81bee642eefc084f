import { problemsByRules } from './field-rules';
import { SYNONYM_RULES, synonymTerms } from './synonym-rules';

const problemsOf = (terms: unknown) =>
  problemsByRules(SYNONYM_RULES, { language: 'en', terms: terms as string[] });

it('keeps each term once, without regard to case, marks and spaces', () => {
  expect(synonymTerms([' Fridge ', 'fridge', 'FRIDGE', '', ' walk-in   cooler', 'Kühlschrank'])).toEqual([
    'Fridge',
    'walk-in cooler',
    'Kühlschrank',
  ]);
});

it.each([
  ['two words', ['cooler', 'fridge']],
  ['twenty words', Array.from({ length: 20 }, (_, n) => `word ${n}`)],
  ['letters of any script', ['ثلاجة', '冷蔵庫', '냉장고', 'φυγείο']],
  ['numbers beside letters', ['GN 1/1', '500 ml']],
])('accepts %s', (_what, terms) => {
  expect(problemsOf(terms)).toEqual([]);
});

it.each([
  ['one word', ['cooler']],
  ['the same word twice', ['Labels', 'labels ']],
  ['too many words', Array.from({ length: 21 }, (_, n) => `word ${n}`)],
  ['no list', 'cooler'],
  ['a list of other things', [1, 2]],
])('asks for 2 to 20 words for %s', (_what, terms) => {
  expect(problemsOf(terms)).toEqual([
    { field: 'terms', messageKey: 'validation.synonymTermsNumber', values: { min: 2, max: 20 } },
  ]);
});

it.each([
  ['without a letter', '500'],
  ['of signs', '!?'],
  ['that is too long', 'x'.repeat(61)],
])('names a word %s', (_what, term) => {
  expect(problemsOf(['cooler', 'fridge', term])).toEqual([
    {
      field: 'terms',
      messageKey: 'validation.synonymTermInvalid',
      values: { term: term.slice(0, 60), max: 60 },
    },
  ]);
});
