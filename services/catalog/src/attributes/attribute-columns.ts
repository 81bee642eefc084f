import { prepared } from '@kp/platform/database';
import type { AttributeInput, CategoryAttribute } from './category-attributes';

const CHOICES_SEPARATOR = '; ';

type Definition = Pick<AttributeInput, 'name' | 'valueType' | 'unit' | 'choices' | 'isFilterable'>;

/** Of an attribute of a category, as files have it: an empty text for what it lacks. */
export const ATTRIBUTE_COLUMNS: Readonly<Record<string, (attribute: Definition) => string>> = {
  attribute: ({ name }) => name,
  valueType: ({ valueType }) => valueType,
  unit: ({ unit }) => unit ?? '',
  choices: ({ choices }) => choices.join(CHOICES_SEPARATOR),
  isFilterable: ({ isFilterable }) => String(isFilterable),
};

/** What of it can be called in other languages. */
export const definedWords = ({ name, unit, choices }: Definition): string[] => [
  name,
  ...(unit === null ? [] : [unit]),
  ...choices,
];

export type AssignedAttribute = Definition & Pick<CategoryAttribute, 'id'> & { category: string };

/** Each with the category that it is assigned to, in the order of both. */
export const READ_ASSIGNED = prepared(
  'catalog.exported-definitions',
  `SELECT a.id, c.slug AS category, a.name, a.kind AS "valueType", a.unit, a.choices, a.is_filterable AS "isFilterable"
     FROM category_attribute a JOIN category c ON c.id = a.category_id
    WHERE a.assigned_to = a.category_id AND c.deleted_at IS NULL
    ORDER BY c.sort_order, c.id, a.position, a.id`,
);

/** By language. */
export const READ_WORDS = prepared(
  'catalog.exported-attribute-texts',
  `SELECT language, json_object_agg(source, text) AS texts FROM attribute_text WHERE source = ANY ($1::text[]) GROUP BY language`,
);

export interface WordsOfLanguage {
  language: string;
  texts: Record<string, string>;
}
