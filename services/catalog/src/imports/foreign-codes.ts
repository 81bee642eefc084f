import { foldText } from '@kp/commerce';
import { importProblem, type ImportProblem, type ImportRow } from '@kp/platform/imports';

/** What tells that two articles are the same one, whatever else differs. */
const TELLING = ['slug', 'name', 'brand', 'gtin'];

/**
 * Suppliers number their articles alike: a row whose code is that of another supplier's article, with nothing else in
 * common, does not overwrite it.
 */
export function foreignCode(
  { texts }: { texts: Readonly<Record<string, string>> },
  { cells, defaults }: ImportRow,
  code: string,
): ImportProblem[] {
  const isSame = (field: string, given = cells.get(field) ?? '') =>
    foldText(given) === foldText(texts[field] ?? '');
  const supplier = cells.get('supplier') || defaults?.get('supplier') || '';
  const isOfOther = supplier !== '' && texts['supplier'] && !isSame('supplier', supplier);
  const isAnother = cells.get('name') && !TELLING.some((field) => cells.get(field) && isSame(field));
  if (code === '' || !isOfOther || !isAnother) return [];
  const values = { name: texts['name'] ?? '', supplier: texts['supplier']! };
  return [importProblem(cells.get('sku') ? 'sku' : 'code', 'validation.importCodeOfAnother', values)];
}
