import { cleanSingleLine, type RuleProblem } from '@kp/commerce';

/** The group of a product as files have it. */
export interface ExportedVariant {
  /** That of the supplier, else G-{number}. */
  code: string;
  name: string;
  options: string[];
  values: string[];
}

interface OfVariant {
  variant: ExportedVariant | null;
}

const OPTIONS = [0, 1, 2] as const;
const nameField = (place: number) => `option${place + 1}Name`;
const valueField = (place: number) => `option${place + 1}`;

export const GROUP_COLUMNS: Record<string, (product: OfVariant) => string | null> = {
  group: ({ variant }) => variant?.code ?? null,
  groupName: ({ variant }) => variant?.name ?? null,
  ...Object.fromEntries(
    OPTIONS.flatMap((place) => [
      [nameField(place), ({ variant }: OfVariant) => variant?.options[place] ?? null],
      [valueField(place), ({ variant }: OfVariant) => variant?.values[place] ?? null],
    ]),
  ),
};

/** Of product `p`. */
export const GROUP_CODE_SQL = `coalesce(g.code, 'G-' || g.id)`;
export const VARIANT_JSON = `(SELECT json_build_object('code', ${GROUP_CODE_SQL}, 'name', g.name, 'options', g.options,
                                   'values', p.option_values) FROM product_group g WHERE g.id = p.group_id)`;

const LENGTHS: Record<string, number> = { group: 64, groupName: 200 };
const MAX_WORD = 60;

export const isGroupField = (field: string): boolean => field in GROUP_COLUMNS;

export function readGroupCell(field: string, text: string): { value: string } | RuleProblem {
  const value = cleanSingleLine(text);
  const max = LENGTHS[field] ?? MAX_WORD;
  return value.length > max ? { messageKey: 'validation.tooLong', values: { max } } : { value };
}

const NUMBERED = /^g-(\d{1,9})$/i;
/** The number in a code that the shop gave. */
export const groupNumberOf = (code: string): number | null => {
  const [, number] = NUMBERED.exec(code) ?? [];
  return number === undefined ? null : Number(number);
};

type Texts = Readonly<Record<string, string>>;

const filled = (texts: Texts, field: (place: number) => string) =>
  OPTIONS.map((place) => texts[field(place)] ?? '');
/** Up to the last one that is named. */
const named = (words: readonly string[]) => words.slice(0, words.findLastIndex((word) => word !== '') + 1);

export const optionsOf = (texts: Texts): string[] => named(filled(texts, nameField));
export const valuesOf = (texts: Texts): string[] => named(filled(texts, valueField));

export const withOptions = (texts: Texts, options: readonly string[]): Texts => ({
  ...texts,
  ...Object.fromEntries(OPTIONS.map((place) => [nameField(place), options[place] ?? ''])),
});

/** Of a product without a group. */
export const WITHOUT_GROUP: Texts = Object.fromEntries(
  Object.keys(GROUP_COLUMNS).map((field) => [field, '']),
);
