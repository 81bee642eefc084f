import type { DocumentProblem } from './transmission-channel';

/** What a rule asks for, in the words that the back office has. */
export const RULE_MEANINGS = [
  'vatPrefix',
  'taxNumber',
  'county',
  'sector',
  'street',
  'city',
  'name',
  'length',
  'amounts',
  'missing',
  'structure',
  'other',
] as const;
export type RuleMeaning = (typeof RULE_MEANINGS)[number];

export interface ExplainedProblem extends DocumentProblem {
  meaning: RuleMeaning;
  /** Whose data have to be corrected; null where that cannot be told. */
  party: 'seller' | 'buyer' | null;
}

const MEANINGS: readonly (readonly [RegExp, RuleMeaning])[] = [
  [/^MISSING$/, 'missing'],
  [/^BR-CO-09$/, 'vatPrefix'],
  [/^BR-RO-(?:110|111|112|210|211)$/, 'county'],
  [/^BR-RO-(?:100|101)$/, 'sector'],
  [/^BR-RO-(?:080|081|180)$/, 'street'],
  [/^BR-RO-(?:090|091|200)$/, 'city'],
  [/^BR-RO-(?:065|120)$|^R_BT_\d+_cui$|^BR-CO-26$/i, 'taxNumber'],
  [/^BR-0[67]$/, 'name'],
  [/^BR-RO-(?:L|A)\d+$/, 'length'],
  [/^BR-(?:CO-(?:0[4-8]|1\d|20)|DEC-\d+|[A-Z]{1,2}-\d+)$/, 'amounts'],
];
/** Numbers of the standard's terms: of the seller BT-27 to 43, of the buyer BT-44 to 58. */
const TERM = /BT[-_](\d+)/g;

/** In plain words, with the party whose data are wrong. */
export function explained({ rule, text }: DocumentProblem): ExplainedProblem {
  const found = MEANINGS.find(([pattern]) => pattern.test(rule ?? ''))?.[1];
  const meaning = found ?? (/SAXParse|nepreluat/.test(text) ? 'structure' : 'other');
  return { rule, text, meaning, party: partyOf(rule === 'MISSING' ? text : `${rule} ${text}`) };
}

function partyOf(text: string): ExplainedProblem['party'] {
  if (/^(?:user|seller)\./.test(text)) return text.startsWith('seller.') ? 'seller' : 'buyer';
  const terms = [...text.matchAll(TERM)].map(([, number]) => Number(number));
  const sellers = terms.some((term) => term >= 27 && term <= 43);
  const buyers = terms.some((term) => term >= 44 && term <= 58);
  return sellers === buyers ? null : sellers ? 'seller' : 'buyer';
}
