import {
  ATTRIBUTE_RULES,
  ATTRIBUTE_VALUE_MAX_LENGTH,
  ATTRIBUTE_VALUE_TYPES,
  type AttributeValueType,
  cleanCode,
  cleanSingleLine,
  foldText,
  isBlank,
} from '@kp/commerce';
import { MAX_ATTRIBUTE_CHOICES } from '@kp/commerce/attribute-values';
import type { ImportMode } from '@kp/commerce/import-rules';
import { translationLanguages } from '@kp/i18n/catalog-language';
import type { LanguageCode } from '@kp/i18n/languages';
import {
  type ImportChange,
  importProblem,
  type ImportProblem,
  type ImportRow,
  yesNoCell,
} from '@kp/platform/imports';
import { ATTRIBUTE_COLUMNS } from '../attributes/attribute-columns';
import type { TranslatedWord, WordText } from '../attributes/attribute-texts';
import type { AttributeInput, CategoryAttribute } from '../attributes/category-attributes';
import { attributeTextsCell, attributeTextsOf, readAttributeTextsCell } from './attribute-text-cells';
import type { KnownCategory } from './product-cells';

export interface PlannedAttribute {
  row: ImportRow;
  category: KnownCategory | undefined;
  /** Of the category or inherited by it, which is changed where it is assigned; null for one that it does not have. */
  before: CategoryAttribute | null;
  after: AttributeInput;
  label: string;
  problems: ImportProblem[];
  /** Of what differs; of a new one all that it has. */
  changes: ImportChange[];
}

const NEW: Omit<AttributeInput, 'name'> = { valueType: 'text', unit: null, isFilterable: true, choices: [] };

/** By folded names and slugs. */
export const readPlaces = (categories: readonly KnownCategory[]): ReadonlyMap<string, KnownCategory> =>
  new Map([
    ...categories.map((category) => [foldText(category.name), category] as const),
    ...categories.map((category) => [category.slug, category] as const),
  ]);

/** What a row makes of an attribute of its category; a column that is missing leaves it as it is. */
export function planAttribute(
  row: ImportRow,
  category: KnownCategory | undefined,
  attributes: readonly CategoryAttribute[],
  mode: ImportMode,
): PlannedAttribute {
  const { cells, unread = [] } = row;
  const name = cleanSingleLine(cells.get('attribute') ?? '');
  const before = attributes.find((each) => foldText(each.name) === foldText(name)) ?? null;
  const isInherited = before !== null && before.inheritedFrom !== null;
  const given = isInherited ? ofInherited(cells) : cells;
  const { after, problems } = readCells(given, before ?? { ...NEW, name });
  const changes = Object.entries(ATTRIBUTE_COLUMNS).flatMap(([field, read]): ImportChange[] => {
    const [from, to] = [before ? read(before) : '', read(after)];
    return from === to ? [] : [{ field, before: from || null, after: to || null }];
  });
  return {
    row,
    category,
    before,
    after,
    label: [category?.name ?? cells.get('category') ?? '', name].filter(Boolean).join(' · '),
    changes,
    problems: [
      ...unread,
      ...placeProblems(cells, category),
      ...(before && mode === 'create' ? [importProblem(null, 'validation.importExists')] : []),
      ...(!before && mode === 'update' ? [importProblem(null, 'validation.importMissing')] : []),
      ...(isInherited && changes.length > 0
        ? [importProblem('attribute', 'validation.importAttributeTaken')]
        : []),
      ...problems,
    ],
  };
}

/** It is named, and its choices need not be repeated. */
function ofInherited(cells: ImportRow['cells']): ImportRow['cells'] {
  const said = ([field, cell]: readonly [string, string]) =>
    field !== 'attribute' && (field !== 'choices' || !isBlank(cell));
  return new Map([...cells].filter(said));
}

function placeProblems(cells: ImportRow['cells'], category: KnownCategory | undefined): ImportProblem[] {
  if (category) return [];
  return [
    importProblem(
      'category',
      isBlank(cells.get('category')) ? 'validation.required' : 'validation.importMissing',
    ),
  ];
}

function readCells(cells: ImportRow['cells'], former: AttributeInput) {
  const problems: ImportProblem[] = [];
  const text = (field: string) => cells.get(field);
  const type = cleanCode(text('valueType') ?? '').toLowerCase();
  const isType = (ATTRIBUTE_VALUE_TYPES as readonly string[]).includes(type);
  if (type !== '' && !isType)
    problems.push(importProblem('valueType', 'validation.importValueUnknown', { value: type.slice(0, 100) }));
  const given = text('isFilterable');
  const isFilterable = isBlank(given) ? former.isFilterable : yesNoCell(given!);
  if (isFilterable === null) problems.push(importProblem('isFilterable', 'validation.importYesNo'));
  const unit = text('unit');
  const choices = text('choices');
  const after: AttributeInput = {
    name: cleanSingleLine(text('attribute') ?? '') || former.name,
    valueType: isType ? (type as AttributeValueType) : former.valueType,
    unit: unit === undefined ? former.unit : cleanSingleLine(unit) || null,
    isFilterable: isFilterable ?? former.isFilterable,
    choices: choices === undefined ? former.choices : choicesIn(choices),
  };
  const form = { ...after, unit: after.unit ?? '' };
  const broken = (['name', 'unit'] as const).flatMap((field) => {
    const problem = ATTRIBUTE_RULES[field](form[field], form);
    return problem ? [{ field: field === 'name' ? 'attribute' : field, ...problem }] : [];
  });
  return { after, problems: [...problems, ...broken, ...choiceProblems(after.choices)] };
}

const choicesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;\n]/)
      .map(cleanSingleLine)
      .filter((choice) => choice !== ''),
  ),
];

function choiceProblems(choices: readonly string[]): ImportProblem[] {
  const isLong =
    choices.length > MAX_ATTRIBUTE_CHOICES ||
    choices.some(({ length }) => length > ATTRIBUTE_VALUE_MAX_LENGTH);
  const max = choices.length > MAX_ATTRIBUTE_CHOICES ? MAX_ATTRIBUTE_CHOICES : ATTRIBUTE_VALUE_MAX_LENGTH;
  return isLong ? [importProblem('choices', 'validation.tooLong', { max })] : [];
}

interface ChangedTexts {
  language: LanguageCode;
  words: WordText[];
  change: ImportChange;
}

/** What the row calls the words of the definition in other languages, where that differs. */
export function changedTexts({ row }: PlannedAttribute, words: readonly TranslatedWord[]) {
  const sources = words.map(({ source }) => source);
  const changes: ChangedTexts[] = [];
  const problems: ImportProblem[] = [];
  for (const language of translationLanguages()) {
    const field = `attributes[${language}]`;
    const cell = row.cells.get(field) ?? '';
    const texts = words.flatMap(({ source, translations }) =>
      translations.filter((each) => each.language === language).map(({ text }) => [source, text] as const),
    );
    const stored = attributeTextsCell(sources, new Map(texts));
    if (isBlank(cell) || cell === stored) continue;
    const read = readAttributeTextsCell(cell, stored, sources);
    if (!('value' in read)) problems.push({ field, ...read });
    else if (read.value !== stored) {
      const given = [...attributeTextsOf(read.value, sources)].map(([source, text]) => ({ source, text }));
      changes.push({ language, words: given, change: { field, before: stored || null, after: read.value } });
    }
  }
  return { changes, problems };
}
