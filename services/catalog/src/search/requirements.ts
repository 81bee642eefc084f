import { Injectable } from '@nestjs/common';
import type { AttributeChoice } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import { LRUCache } from 'lru-cache';
import { namesThing, readAbsences, saidShortly, type TypedAbsence } from './absences';
import { cleaned, readMeasures, type TypedMeasure, withoutBounds, withoutParts } from './measures';
import { isOfLoad, meantBeside } from './named-attributes';
import { isFreeOf, isPreposition } from './negation';
import { OTHER_VALUES } from './other-values.query';
import {
  absenceRequirement,
  boundsIn,
  contradictable,
  measureRequirement,
  type Opposite,
  type Requirement,
} from './requirement';
import { formsOf, isUnspaced, wordsOf } from './words';

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
  /** Null for a protection class and for what is counted. */
  unit: string | null;
  isCount: boolean;
  /** In every language. */
  names: string[];
}

/** "Powder-free: Yes", or "Free from: Latex; Powder" of an attribute whose name says no more than that. */
interface AnsweringAttribute {
  id: number;
  /** In every language. */
  names: string[];
  values: { value: string; texts: string[] }[];
}

export const YES = ['Yes', 'Da', 'Ja', 'Oui', 'Sì', 'Sí', 'Sim', 'نعم', '是', 'はい', '예'];
const NO = ['No', 'Not needed', 'Nu', 'Nein', 'Non', 'Não', 'لا', '否', 'いいえ', '아니요'];
/** Names of attributes in the languages of the shop, for an owner writes them in one of them. */
const FREE_FROM =
  'free from|free of|without|fără|frei von|ohne|sans|exempt de|senza|privo di|sin|libre de|sem|isento de|خالٍ من|بدون|不含|无|不使用|무첨가'.split(
    '|',
  );
const MAX_READ = 500;
const PROTECTION_CLASSES = [20, 42, 44, 54, 55, 56, 64, 65, 66, 67, 68, 69].map((digits) => `IP${digits}`);

const MEASURED = prepared(
  'catalog.measured-attributes',
  `SELECT a.id, CASE WHEN a.value_type = 'number' THEN a.unit END AS unit,
          a.value_type = 'number' AND a.unit IS NULL AS "isCount",
          array_prepend(a.name, (SELECT array_agg(text) FROM attribute_text t WHERE t.source = a.name)) AS names
     FROM attribute a
    WHERE a.value_type = 'number'
       OR (a.value_type = 'text' AND EXISTS (
             SELECT FROM product_attribute v WHERE v.attribute_id = a.id AND v.value = ANY ($1::text[])))`,
);

/** $1: yes and no, $2: names of attributes that list what products are without, in lower case. */
const ANSWERING = prepared(
  'catalog.attributes-of-absences',
  `WITH text AS MATERIALIZED (SELECT source, array_agg(text) AS texts FROM attribute_text GROUP BY source)
   SELECT a.id, array_prepend(a.name, t.texts) AS names, coalesce(listed.values, '[]') AS values
     FROM attribute a
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
  /** Most searches have none, and follow each other with other filters. */
  private readonly typed = new LRUCache<string, ReturnType<typeof typedIn>>({ max: MAX_READ });

  constructor(private readonly sql: Sql) {}

  async read(typed: string, language: string): Promise<ReadSearch> {
    const { text, measures, absences } = this.typedIn(typed, language);
    const measured = measures.length > 0 ? await this.measuredBy(measures, cleaned(text)) : [];
    const missing = absences.length > 0 ? await this.answeredBy(absences) : [];
    const requirements = [...measured.map(({ requirement }) => requirement), ...missing];
    const missed = missing.map(({ typed: absence }) => absence);
    const places = measured.map(({ place }) => place);
    const rest = withoutBounds(withoutParts(text, places));
    return {
      requirements,
      excluded: missing.flatMap(({ excluded }) => excluded),
      text: missed.filter(isUnspaced).reduce((left, absence) => left.replace(absence, ' '), rest),
      absences: new Set(missed),
      isComplete: wordsOf(text).at(-1) !== wordsOf(rest).at(-1),
    };
  }

  /** @returns the requirement to be without something that no product says it is without; of "does not come off" nothing is known */
  async contradicted(absence: TypedAbsence, opposite: Opposite): Promise<Requirement> {
    const others = await this.sql.rows<{ id: number; values: string[] }>(OTHER_VALUES, [
      formsOf(absence.thing),
    ]);
    const [first, last] = wordsOf(absence.typed);
    const isThing = others.length > 0 || opposite.isOfNames || isPreposition(first!) || isFreeOf(last!);
    return isThing ? contradictable(absence, others, opposite) : absenceRequirement(absence, []);
  }

  private typedIn(typed: string, language: string) {
    const key = `${language} ${typed}`;
    const known = this.typed.get(key) ?? typedIn(typed, language);
    this.typed.set(key, known);
    return known;
  }

  private async measuredBy(measures: readonly TypedMeasure[], text: string) {
    const attributes = await this.sql.rows<MeasuredAttribute>(MEASURED, [PROTECTION_CLASSES]);
    return measures.flatMap((measure) => {
      const measuring = attributes.flatMap((attribute) =>
        attribute.isCount === (measure.quantity === 'count')
          ? boundsIn(attribute.unit, isOfLoad(attribute), measure).map((bounds) => ({ ...attribute, bounds }))
          : [],
      );
      const { attributes: meant, isEach, ...place } = meantBeside(text, measure, measuring);
      const values = meant.map(({ id, bounds }) => ({ attributeId: id, text: null, ...bounds }));
      if (values.length === 0) return [];
      return [{ place, requirement: measureRequirement(measure, values, isEach) }];
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
      return [absenceRequirement(read.absence, read.answers)];
    });
  }
}

function typedIn(typed: string, language: string) {
  const text = saidShortly(typed);
  return { text, measures: readMeasures(text), absences: readAbsences(text, language) };
}

function answersOf({ id, names, values }: AnsweringAttribute, { thing }: TypedAbsence) {
  const listed = values.filter(({ texts }) => texts.some((text) => namesThing(text, thing) !== null));
  if (listed.length > 0) return [{ id, meeting: listed.map(({ value }) => value), excluded: [] }];
  const said = names.map((name) => namesThing(name, thing)).find((each) => each !== null);
  if (!said) return [];
  const [meeting, excluded] = said === 'absent' ? [YES, NO] : [NO, YES];
  return [{ id, meeting, excluded }];
}
