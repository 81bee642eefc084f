import type { AttributeChoice } from '@kp/commerce';
import type { TypedAbsence } from './absences';
import type { TypedMeasure } from './measures';
import { allOf, alternatives, type Condition, oneOfWord, phraseOf, tsqueryOf } from './search-condition';
import { type UnitOfMeasure, unitOfMeasure } from './units-of-measure';
import { isUnspaced, wordsOf } from './words';

/** A value that meets a requirement: exactly a text, else a number within bounds, the nearer to the target the better. */
export interface MeetingValue {
  readonly attributeId: number;
  readonly text: string | null;
  readonly target: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** What a search asks of the attributes of products, beside its words. */
export interface Requirement {
  readonly typed: string;
  readonly kind: 'measure' | 'absence';
  readonly values: readonly MeetingValue[];
  /** The lowest and the highest value of a product are the ends of what it is made for. */
  readonly isWithinRange: boolean;
  /** What does not meet it is not shown, as long as something does. */
  readonly isLimit: boolean;
  /** Every value of a product has to meet it, not the nearest alone. */
  readonly isEach: boolean;
  /** Pattern of the words of a name that says it; null for none. */
  readonly named: string | null;
  /** tsquery of products whose names or keywords say it. */
  readonly stated: string | null;
  /** Values of attributes that contradict it: products with them are not shown as long as others are. */
  readonly excluded: readonly AttributeChoice[];
  /** tsquery of products that contradict it in their names; they come last. */
  readonly against: string | null;
  /** tsquery of products that contradict it in any text. */
  readonly opposed: string | null;
  /** tsquery of products that mention it, for those without such an attribute. */
  readonly mentioned: string | null;
}

/** None when the unit measures something else. "Up to 10 kg" and "200 kg per shelf" ask for what carries as much. */
export function boundsIn(symbol: string | null, isCapacity: boolean, measure: TypedMeasure) {
  const { quantity, value } = measure;
  const isReached = isCapacity && (measure.isUpTo || measure.from === measure.to);
  const [from, to] = isReached ? [value, null] : [measure.from, measure.to];
  if (symbol === null)
    return quantity === 'protection' || quantity === 'count' ? [{ target: value, low: from, high: to }] : [];
  const unit = unitOfMeasure(symbol.toLowerCase());
  if (unit?.quantity !== quantity) return [];
  const asked = (base: number) => inUnit(base, unit);
  return [
    { target: asked(value), low: from === null ? null : asked(from), high: to === null ? null : asked(to) },
  ];
}

const PRECISION = 1e6;

/** Quantities begin at zero, except temperatures in degrees Fahrenheit. */
function inUnit(base: number, unit: UnitOfMeasure): number {
  const zero = unit.toBase(0);
  return Math.round(((base - zero) / (unit.toBase(1) - zero)) * PRECISION) / PRECISION;
}

export function measureRequirement(
  measure: TypedMeasure,
  values: MeetingValue[],
  isEach = false,
): Requirement {
  const { typed, quantity, from, to } = measure;
  const written = writtenAs(typed);
  const isExact = from === to && quantity !== 'count' && written.length > 0;
  return {
    typed: measure.bounded,
    kind: 'measure',
    values,
    isLimit: from !== to,
    isWithinRange: quantity === 'temperature',
    isEach: isEach && to !== null && from === null,
    named: isExact ? `(^| )(${written.map(saidOfSide).join('|')})( |$)` : null,
    stated: null,
    excluded: [],
    against: null,
    opposed: null,
    mentioned: isExact ? tsqueryOf(alternatives(written.map((words) => allOf(words.map(word))))) : null,
  };
}

export function absenceRequirement(
  { typed, condition }: TypedAbsence,
  answers: readonly { id: number; meeting: readonly string[]; excluded: readonly string[] }[],
): Requirement {
  return {
    typed,
    kind: 'absence',
    values: answers.flatMap(({ id, meeting }) =>
      meeting.map((text) => ({ attributeId: id, text, target: null, low: null, high: null })),
    ),
    isLimit: false,
    isWithinRange: false,
    isEach: false,
    named: null,
    stated: condition && tsqueryOf(condition),
    excluded: answers
      .filter(({ excluded }) => excluded.length > 0)
      .map(({ id, excluded }) => ({ attributeId: id, values: excluded })),
    against: null,
    opposed: null,
    mentioned: null,
  };
}

/** Words that contradict an absence in names, and in any text. */
export interface Opposite {
  readonly inNames: Condition;
  readonly inTexts: Condition | null;
  /** Some product of the kind is named so: "nicht kompostierbar" beside "Compostable Bags". */
  readonly isOfNames: boolean;
}

/** Of what no attribute answers: "container not glass" is met by any other value where glass is one, and contradicted by glass. */
export function contradictable(
  absence: TypedAbsence,
  others: readonly { id: number; values: readonly string[] }[],
  { inNames, inTexts }: Omit<Opposite, 'isOfNames'>,
): Requirement {
  return {
    ...absenceRequirement(
      absence,
      others.map(({ id, values }) => ({ id, meeting: values, excluded: [] })),
    ),
    against: tsqueryOf(inNames),
    opposed: inTexts && tsqueryOf(inTexts),
  };
}

const word = (each: string): Condition => (isUnspaced(each) ? phraseOf(each) : oneOfWord(each));

/** "60 litri" is also "60l", "60 l" and "60 liters". */
function writtenAs(typed: string): string[][] {
  const words = wordsOf(typed);
  const last = words.at(-1)!;
  const [, digits = '', letters = last] = /^(\d+)(\D+)$/.exec(last) ?? [];
  const numbers = [...words.slice(0, -1), ...(digits ? [digits] : [])];
  const spellings = [letters, ...(unitOfMeasure(letters)?.spellings ?? [])].filter((each) => WORD.test(each));
  const joined = spellings.map((unit) => [...numbers.slice(0, -1), (numbers.at(-1) ?? '') + unit]);
  return [...new Set(spellings)].map((unit) => [...numbers, unit]).concat(joined);
}

/** A name says "60 x 40 cm" of each side. */
const saidOfSide = (words: readonly string[]) => words.join(words.length === 2 ? '( x [0-9]+)* ' : ' ');

/** Without signs, which names lose in a search. */
const WORD = /^\p{L}+$/u;
