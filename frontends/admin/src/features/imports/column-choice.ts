import type { ImportFieldResponse, ImportResponse } from '@kp/api-client/office';
import { STORAGE_KEYS } from '@kp/client';
import type { ImportMode } from '@kp/commerce/import-rules';
import { useStoredValue } from '../../shared/stored-value';

/** What a column is read as; null for one that is left out. */
export type Mapping = readonly (string | null)[];

export interface ColumnChoice {
  readonly mapping: Mapping;
  readonly mode: ImportMode;
}

/** What the choice made last for one import is, until it is checked. */
type Draft =
  | (ColumnChoice & { readonly id: number; readonly sheet: string | null; readonly headRow: number })
  | null;

const readDraft = (stored: unknown): Draft => {
  const draft = stored as Draft;
  return draft && typeof draft.id === 'number' && Array.isArray(draft.mapping) ? draft : null;
};

const mappingOf = ({ columns }: Pick<ImportResponse, 'columns'>): Mapping =>
  columns.map(({ field }) => field);

/** Survives leaving the screen. */
export function useColumnChoice(job: ImportResponse) {
  const [draft, change] = useStoredValue(STORAGE_KEYS.importDraft, readDraft);
  const isOf = draft?.id === job.id && draft.sheet === job.sheet && draft.headRow === job.headRow;
  const isOwn = isOf && draft.mapping.length === job.columns.length;
  const choice: ColumnChoice = isOwn ? draft : { mapping: mappingOf(job), mode: job.mode };
  return {
    choice,
    choose: (changes: Partial<ColumnChoice>) =>
      change(() => ({ ...choice, ...changes, id: job.id, sheet: job.sheet, headRow: job.headRow })),
    forget: () => change(() => null),
  };
}

export interface ColumnProblems {
  /** Fields that several columns are read as. */
  readonly twice: readonly string[];
  /** Fields without which nothing new is created. */
  readonly missing: readonly string[];
  readonly isEmpty: boolean;
}

/** What rows have without a column: titles among them, and values for all of them. */
export const givenFieldsOf = ({ hasGroups, settings }: ImportResponse): string[] => [
  ...(hasGroups ? ['category'] : []),
  ...settings.defaults.map(({ field }) => field),
];

export function problemsOf(
  { mapping, mode }: ColumnChoice,
  fields: readonly ImportFieldResponse[],
  given: readonly string[],
): ColumnProblems {
  const chosen = mapping.filter((field) => field !== null);
  const required = fields.filter(({ isRequired }) => isRequired && mode !== 'update');
  return {
    twice: [...new Set(chosen.filter((field, index) => chosen.indexOf(field) !== index))],
    missing: required
      .map(({ name }) => name)
      .filter((name) => !chosen.includes(name) && !given.includes(name)),
    isEmpty: chosen.length === 0,
  };
}

/** The earlier import whose columns this one was given, by the rule of the API: the newest with the same head. */
export function rememberedFrom(
  job: ImportResponse,
  imports: readonly ImportResponse[],
): ImportResponse | undefined {
  const head = JSON.stringify(job.columns.map(({ name }) => name));
  const former = imports.find(
    ({ id, kind, startedAt, columns }) =>
      id < job.id &&
      kind === job.kind &&
      startedAt !== null &&
      JSON.stringify(columns.map(({ name }) => name)) === head,
  );
  const isSame = former && JSON.stringify(mappingOf(former)) === JSON.stringify(mappingOf(job));
  return isSame ? former : undefined;
}
