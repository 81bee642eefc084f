import { Injectable } from '@nestjs/common';
import type { AttributeChoice } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { namesThing, readAbsences, saidShortly, type TypedAbsence } from './absences';
import { readMeasures, type TypedMeasure, withoutParts } from './measures';
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
  /** Pattern of the words of a name that says it; null for none. */
  readonly named: string | null;
  /** tsquery of products whose names or keywords say it. */
  readonly stated: string | null;
  /** tsquery of products that mention it, for those without such an attribute. */
  readonly mentioned: string | null;
}

export interface ReadSearch {
  readonly requirements: readonly Requirement[];
  /** Values of attributes that contradict. */
  readonly excluded: readonly AttributeChoice[];
  /** The text without measures and what is written together. */
  readonly text: string;
  /** Words that are read as absences. */
  readonly absences: ReadonlySet<string>;
  /** Its last word is not still being typed. */
  readonly isComplete: boolean;
}

interface MeasuredAttribute {
  id: number;
  /** Null for a protection class. */
  unit: string | null;
}

/** "Powder-free: Yes", or "Free from: Latex and powder" of an attribute whose name says no more than that. */
interface AnsweringAttribute {
  id: number;
  /** In every language. */
  names: string[];
  values: { value: string; texts: string[] }[];
}

const YES = ['Yes', 'Da', 'Ja', 'Oui', 'Sì', 'Sí', 'Sim', 'نعم', '是', 'はい', '예'];
const NO = ['No', 'Not needed', 'Nu', 'Nein', 'Non', 'Não', 'لا', '否', 'いいえ', '아니요'];
/** Names of attributes in the languages of the shop, for an owner writes them in one of them. */
const FREE_FROM =
  'free from|free of|without|fără|frei von|ohne|sans|exempt de|senza|privo di|sin|libre de|sem|isento de|خالٍ من|بدون|不含|无|不使用|무첨가'.split(
    '|',
  );
const PROTECTION_CLASSES = [20, 42, 44, 54, 55, 56, 64, 65, 66, 67, 68, 69].map((digits) => `IP${digits}`);

const MEASURED = prepared(
  'catalog.measured-attributes',
  `SELECT a.id, CASE WHEN a.value_type = 'number' THEN a.unit END AS unit
     FROM category_attribute a
    WHERE (a.value_type = 'number' AND a.unit IS NOT NULL)
       OR (a.value_type = 'text' AND EXISTS (
             SELECT FROM product_attribute v WHERE v.attribute_id = a.id AND v.value = ANY ($1::text[])))`,
);

/** $1: yes and no, $2: names of attributes that list what products are without, in lower case. */
const ANSWERING = prepared(
  'catalog.attributes-of-absences',
  `WITH text AS MATERIALIZED (SELECT source, array_agg(text) AS texts FROM attribute_text GROUP BY source)
   SELECT a.id, array_prepend(a.name, t.texts) AS names, coalesce(listed.values, '[]') AS values
     FROM category_attribute a
     LEFT JOIN text t ON t.source = a.name
     LEFT JOIN LATERAL (
       SELECT json_agg(json_build_object('value', v.value, 'texts', array_prepend(v.value, w.texts))) AS values
         FROM (SELECT DISTINCT value FROM product_attribute WHERE attribute_id = a.id) v LEFT JOIN text w ON w.source = v.value
        WHERE lower(a.name) = ANY ($2::text[])) listed ON true
    WHERE a.value_type = 'text' AND (listed.values IS NOT NULL OR EXISTS (
            SELECT FROM product_attribute v WHERE v.attribute_id = a.id AND v.value = ANY ($1::text[])))`,
);

/** Tells the measures and absences in a search from its words, where some attribute of the shop can answer them. */
@Injectable()
export class SearchRequirements {
  constructor(private readonly sql: Sql) {}

  async read(typed: string, language: string): Promise<ReadSearch> {
    const text = saidShortly(typed);
    const measures = readMeasures(text);
    const absences = readAbsences(text, language);
    const measured = measures.length > 0 ? await this.measuredBy(measures) : [];
    const missing = absences.length > 0 ? await this.answeredBy(absences) : [];
    const requirements = [...measured, ...missing].map(({ requirement }) => requirement);
    const missed = missing.map(({ requirement }) => requirement.typed);
    const rest = withoutParts(
      text,
      measured.map(({ measure }) => measure),
    );
    return {
      requirements,
      excluded: missing.flatMap(({ excluded }) => excluded),
      text: missed.filter(isUnspaced).reduce((left, absence) => left.replace(absence, ' '), rest),
      absences: new Set(missed),
      isComplete: wordsOf(text).at(-1) !== wordsOf(rest).at(-1),
    };
  }

  private async measuredBy(measures: readonly TypedMeasure[]) {
    const attributes = await this.sql.rows<MeasuredAttribute>(MEASURED, [PROTECTION_CLASSES]);
    return measures.flatMap((measure) => {
      const values = attributes.flatMap(({ id, unit }) =>
        boundsIn(unit, measure).map((bounds) => ({ attributeId: id, text: null, ...bounds })),
      );
      return values.length > 0 ? [{ measure, requirement: measureRequirement(measure, values) }] : [];
    });
  }

  private async answeredBy(absences: readonly (readonly TypedAbsence[])[]) {
    const attributes = await this.sql.rows<AnsweringAttribute>(ANSWERING, [[...YES, ...NO], FREE_FROM]);
    return absences.flatMap((readings) => {
      const [read] = readings.flatMap((absence) => {
        const answers = attributes.flatMap((attribute) => answersOf(attribute, absence));
        return answers.length > 0 ? [{ absence, answers }] : [];
      });
      if (!read) return [];
      const excluded = read.answers.filter((answer) => answer.excluded.length > 0);
      return [
        {
          requirement: absenceRequirement(read.absence, read.answers),
          excluded: excluded.map(({ id, excluded: values }) => ({ attributeId: id, values })),
        },
      ];
    });
  }
}

function answersOf({ id, names, values }: AnsweringAttribute, { thing }: TypedAbsence) {
  const listed = values.filter(({ texts }) => texts.some((text) => namesThing(text, thing) !== null));
  if (listed.length > 0) return [{ id, meeting: listed.map(({ value }) => value), excluded: [] }];
  const said = names.map((name) => namesThing(name, thing)).find((each) => each !== null);
  if (!said) return [];
  const [meeting, excluded] = said === 'absent' ? [YES, NO] : [NO, YES];
  return [{ id, meeting, excluded }];
}

/** None when the unit measures something else. */
function boundsIn(symbol: string | null, { quantity, value, from, to }: TypedMeasure) {
  if (symbol === null) return quantity === 'protection' ? [{ target: value, low: from, high: to }] : [];
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

function measureRequirement(measure: TypedMeasure, values: MeetingValue[]): Requirement {
  const { typed, quantity, from, to } = measure;
  const written = writtenAs(typed);
  const isExact = from === to;
  return {
    typed,
    kind: 'measure',
    values,
    isWithinRange: quantity === 'temperature',
    named: isExact ? `(^| )(${written.map((words) => words.join(' ')).join('|')})( |$)` : null,
    stated: null,
    mentioned: isExact ? tsqueryOf(alternatives(written.map((words) => allOf(words.map(word))))) : null,
  };
}

function absenceRequirement(
  { typed, condition }: TypedAbsence,
  answers: readonly { id: number; meeting: readonly string[] }[],
): Requirement {
  return {
    typed,
    kind: 'absence',
    values: answers.flatMap(({ id, meeting }) =>
      meeting.map((text) => ({ attributeId: id, text, target: null, low: null, high: null })),
    ),
    isWithinRange: false,
    named: null,
    stated: condition && tsqueryOf(condition),
    mentioned: null,
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

/** Without signs, which names lose in a search. */
const WORD = /^\p{L}+$/u;
