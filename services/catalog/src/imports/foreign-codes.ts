import { foldText } from '@kp/commerce';
import { importProblem, type ImportProblem, type ImportRow } from '@kp/platform/imports';

/** What tells that two articles are the same one, whatever else differs. */
const TELLING = ['slug', 'name', 'brand', 'gtin'];

interface ForeignCode {
  problems: ImportProblem[];
  warnings: ImportProblem[];
}

/**
 * Suppliers number their articles alike: a row whose code is that of another supplier's article, with nothing else in
 * common, does not overwrite it unless that is accepted. An article without a supplier may be one whose supplier is
 * told now: it is changed, with a warning.
 */
export function foreignCode(
  { texts }: { texts: Readonly<Record<string, string>> },
  { cells, defaults, accepted }: ImportRow,
  code: string,
): ForeignCode {
  const isSame = (field: string, given = cells.get(field) ?? '') =>
    foldText(given) === foldText(texts[field] ?? '');
  const supplier = cells.get('supplier') || defaults?.get('supplier') || '';
  const isOfOther = supplier !== '' && !isSame('supplier', supplier);
  const isAnother = cells.get('name') && !TELLING.some((field) => cells.get(field) && isSame(field));
  if (code === '' || !isOfOther || !isAnother) return { problems: [], warnings: [] };
  const field = cells.get('sku') ? 'sku' : 'code';
  const name = texts['name'] ?? '';
  if (!texts['supplier'])
    return { problems: [], warnings: [importProblem(field, 'validation.importCodeOfNone', { name })] };
  const found = importProblem(field, 'validation.importCodeOfAnother', { name, supplier: texts['supplier'] });
  return accepted?.has(found.messageKey)
    ? { problems: [], warnings: [found] }
    : { problems: [found], warnings: [] };
}
