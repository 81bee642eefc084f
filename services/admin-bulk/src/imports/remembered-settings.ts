import { foldText } from '@kp/commerce';
import { type ImportSettings, NO_SETTINGS } from './import-settings';
import type { TableHead } from './layout/read-head';

/** How a file of a supplier was read. */
export interface FormerFile {
  settings: ImportSettings;
  mapping: (string | null)[];
  /** What its columns were called, in their order. */
  head: string[];
}

/** In the titles, the name and the first rows of a file a supplier says who it is. */
const suppliesFile = ({ settings: { defaults } }: FormerFile, texts: string): boolean => {
  const supplier = defaults.find(({ field }) => field === 'supplier')?.value;
  return supplier !== undefined && texts.includes(foldText(supplier));
};

/**
 * The last file of the same supplier, whatever the columns are now.
 * @param recent the newest first
 */
export function formerOfSupplier(
  recent: readonly FormerFile[],
  { firstRows, columns }: TableHead,
  fileName: string,
): FormerFile | null {
  const cells = columns.flatMap(({ values }) => values.slice(0, 1));
  const texts = foldText([fileName, ...firstRows.map(({ text }) => text), ...cells].join(' '));
  return recent.find((former) => suppliesFile(former, texts)) ?? null;
}

/** Columns that are called as they were are what they were, also left out; the others stay as they were guessed. */
export function withFormerFields(
  guessed: readonly (string | null)[],
  names: readonly string[],
  { head, mapping }: FormerFile,
  fields: readonly string[],
): (string | null)[] {
  const former = new Map(head.map((name, place) => [foldText(name), mapping[place] ?? null]));
  const known = names.map((name) => {
    const field = former.get(foldText(name));
    return field === undefined || field === null || fields.includes(field) ? field : undefined;
  });
  const taken = new Set(known.filter((field) => typeof field === 'string'));
  return known.map((field, place) => {
    if (field !== undefined) return field;
    const own = guessed[place] ?? null;
    return own !== null && taken.has(own) ? null : own;
  });
}

/** What became of rows with problems is decided for each file anew. */
export const forNextFile = (former: ImportSettings | null | undefined): ImportSettings => ({
  ...NO_SETTINGS,
  ...former,
  corrections: [],
});
