import { MAX_PRODUCT_IMAGES } from '@kp/commerce';
import { importProblem, type ImportProblem, type ImportRow } from '@kp/platform/imports';

export const PICTURES = 'pictures';

/** A picture in the storage, or why there is none. Its size in pixels is known once it is stored. */
export type ImportedPicture =
  | { hash: string; width?: number; height?: number }
  | { problem: ImportProblem['messageKey'] };

/** A row of the file with what its pictures are, by what the cell names; absent for those to be fetched later. */
export interface ProductRow extends ImportRow {
  pictures?: ReadonlyMap<string, ImportedPicture>;
}

/** As the shop serves it. */
export const pictureUrlOf = (hash: string): string => `/media/${hash}-640.webp`;

export const pictureHashOf = (url: string): string | null =>
  /^\/media\/([0-9a-f]{32})-\d+\.(?:webp|avif)$/.exec(url)?.[1] ?? null;

/** What a cell names: URLs and names of files, separated by blanks, by commas, or by | where names have either. */
export function picturesOf({ cells }: ImportRow): string[] {
  const text = cells.get(PICTURES) ?? '';
  const names = text.split(separatorIn(text)).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

const AFTER_EXTENSION = /(?<=\.[a-z\d]{2,5})\s*[,;]\s*/i;

/** A URL may contain commas, so between URLs only one before a blank separates. */
function separatorIn(text: string): string | RegExp {
  if (text.includes('|')) return '|';
  if (/^\s*(?:https?:|\/)/i.test(text)) return /[,;]?\s+|[,;]$/;
  return AFTER_EXTENSION.test(text) ? AFTER_EXTENSION : /\s+/;
}

interface PlannedPictures {
  /** As an export writes them, and addresses that have not been fetched yet. */
  value: string;
  /** Of single pictures; they do not stop the row. */
  warnings: ImportProblem[];
}

/**
 * The pictures of a product after the import, in the order of the cell. When one of them fails, those that the product
 * has are kept as well: a server that is down takes no picture away.
 */
export function planPictures(
  row: ProductRow,
  before: string,
  sources: ReadonlyMap<string, string>,
): PlannedPictures | ImportProblem {
  const named = picturesOf(row);
  if (named.length > MAX_PRODUCT_IMAGES) {
    return importProblem(PICTURES, 'validation.importPicturesTooMany', { max: MAX_PRODUCT_IMAGES });
  }
  const warnings: ImportProblem[] = [];
  const urls = named.flatMap((name) => {
    const picture = row.pictures?.get(name);
    if (picture && 'hash' in picture) return [pictureUrlOf(picture.hash)];
    if (!picture) return [sources.get(name) ?? name];
    warnings.push(importProblem(PICTURES, picture.problem, { value: name.slice(0, 200) }));
    return [];
  });
  const kept = warnings.length > 0 ? before.split(' ').filter(Boolean) : [];
  const all = [...new Set([...kept, ...urls])].slice(0, MAX_PRODUCT_IMAGES);
  return { value: all.join(' '), warnings };
}
