import { foldText } from '@kp/commerce';
import { type ImportSettings, NO_SETTINGS } from './import-settings';
import type { TableHead } from './layout/read-head';

/** In the titles, the name and the first rows of a file a supplier says who it is. */
const suppliesFile = ({ defaults }: ImportSettings, texts: string): boolean => {
  const supplier = defaults.find(({ field }) => field === 'supplier')?.value;
  return supplier !== undefined && texts.includes(foldText(supplier));
};

/**
 * What was decided about the last file of the same supplier, whatever its columns are called now.
 * @param recent settings of imports, the newest first
 */
export function settingsOfSupplier(
  recent: readonly ImportSettings[],
  { firstRows, columns }: TableHead,
  fileName: string,
): ImportSettings | null {
  const cells = columns.flatMap(({ values }) => values.slice(0, 1));
  const texts = foldText([fileName, ...firstRows.map(({ text }) => text), ...cells].join(' '));
  return recent.find((settings) => suppliesFile(settings, texts)) ?? null;
}

/** What became of rows with problems is decided for each file anew. */
export const forNextFile = (former: ImportSettings | null | undefined): ImportSettings => ({
  ...NO_SETTINGS,
  ...former,
  corrections: [],
});
