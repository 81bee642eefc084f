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
  'country',
  'unit',
  'length',
  'amounts',
  'missing',
  'structure',
  'other',
] as const;
export type RuleMeaning = (typeof RULE_MEANINGS)[number];

/** Whose data have to be corrected; `delivery` is the address of the order, `product` that of a line. */
const PROBLEM_PARTIES = ['seller', 'buyer', 'delivery', 'product'] as const;
export type ProblemParty = (typeof PROBLEM_PARTIES)[number];

const PROBLEM_FIELDS = [
  'name',
  'taxNumber',
  'registrationNumber',
  'address',
  'city',
  'county',
  'zip',
  'country',
  'iban',
  'unit',
] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

export interface ExplainedProblem extends DocumentProblem {
  meaning: RuleMeaning;
  /** Null where it cannot be told. */
  party: ProblemParty | null;
  field: ProblemField | null;
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
  [/^BR-(?:09|11|CL-14)$/, 'country'],
  [/^BR-CL-23$/, 'unit'],
  [/^BR-RO-(?:L|A)\d+$/, 'length'],
  [/^BR-(?:CO-(?:0[4-8]|1\d|20)|DEC-\d+|[A-Z]{1,2}-\d+)$/, 'amounts'],
];
const FIELD_OF_MEANING: Partial<Record<RuleMeaning, ProblemField>> = {
  vatPrefix: 'taxNumber',
  taxNumber: 'taxNumber',
  county: 'county',
  sector: 'city',
  street: 'address',
  city: 'city',
  name: 'name',
  country: 'country',
  unit: 'unit',
};

/** The standard's terms by their numbers; a name of a product is the one of its line. */
const TERMS: Readonly<Record<ProblemParty, Partial<Record<ProblemField, readonly number[]>>>> = {
  seller: {
    name: [27, 28],
    registrationNumber: [30],
    taxNumber: [31, 32],
    address: [35, 36, 162],
    city: [37],
    zip: [38],
    county: [39],
    country: [40],
    iban: [84],
  },
  buyer: {
    name: [44, 45],
    registrationNumber: [47],
    taxNumber: [48],
    address: [50, 51, 163],
    city: [52],
    zip: [53],
    county: [54],
    country: [55],
  },
  delivery: { name: [70], address: [75, 76, 165], city: [77], zip: [78], county: [79], country: [80] },
  product: { unit: [130, 150], name: [153] },
};
const TERM = /BT[-_](\d+)/g;
/** How our own check names what an invoice lacks. */
const OWN_PARTIES: Readonly<Record<string, ProblemParty>> = {
  user: 'buyer',
  seller: 'seller',
  deliveredTo: 'delivery',
};
const OWN_FIELDS: Readonly<Record<string, ProblemField>> = { companyName: 'name', vatNumber: 'taxNumber' };

/** In plain words, with the party and the field whose data are wrong. */
export function explained({ rule, text }: DocumentProblem): ExplainedProblem {
  const found = MEANINGS.find(([pattern]) => pattern.test(rule ?? ''))?.[1];
  const meaning = found ?? (/SAXParse|nepreluat/.test(text) ? 'structure' : 'other');
  if (meaning === 'missing') return { rule, text, meaning, ...placeOfMissing(text) };
  const places = placesIn(`${rule} ${text}`);
  const field = FIELD_OF_MEANING[meaning] ?? only(places.map((place) => place.field));
  return { rule, text, meaning, party: only(places.map((place) => place.party)), field };
}

function placeOfMissing(text: string): Pick<ExplainedProblem, 'party' | 'field'> {
  const [party = '', name = ''] = text.split('.');
  const field = OWN_FIELDS[name] ?? PROBLEM_FIELDS.find((known) => known === name) ?? null;
  return { party: OWN_PARTIES[party] ?? null, field };
}

function placesIn(text: string): { party: ProblemParty; field: ProblemField }[] {
  const named = new Set([...text.matchAll(TERM)].map(([, number]) => Number(number)));
  return PROBLEM_PARTIES.flatMap((party) =>
    PROBLEM_FIELDS.filter((field) => TERMS[party][field]?.some((term) => named.has(term))).map((field) => ({
      party,
      field,
    })),
  );
}

const only = <Value>(values: readonly Value[]): Value | null =>
  values.length > 0 && values.every((value) => value === values[0]) ? values[0]! : null;
