import { foldText, isDecimalAmount, parseMinor } from '@kp/commerce';
import { type ImportChange, importProblem, type ImportProblem, type RowLimits } from '@kp/platform/imports';
import type { ProductRow } from './picture-cells';

const HELD_FIELDS = ['price', 'costPrice'] as const;

/** The other cells have said which product it is. */
export const withinLimits = (row: ProductRow): ProductRow =>
  row.limits
    ? { ...row, cells: new Map([...row.cells].filter(([field]) => row.limits!.fields.has(field))) }
    : row;

/** Why the row is not for this product. */
export function limitProblems(
  { texts }: { texts: Readonly<Record<string, string>> },
  limits: RowLimits | undefined,
): ImportProblem[] {
  if (!limits) return [];
  const own = texts['supplier'] ?? '';
  const isOfAnother = limits.supplier !== null && own !== '' && foldText(own) !== foldText(limits.supplier);
  const isStale = [...(limits.expected ?? [])].some(([field, text]) => (texts[field] ?? '') !== text);
  return [
    ...(isOfAnother ? [importProblem('supplier', 'validation.importOtherSupplier', { value: own })] : []),
    ...(isStale ? [importProblem(null, 'validation.importChangedSince')] : []),
  ];
}

/** Takes prices that move too far back out of what the row would make of the product. */
export function holdBack(
  after: Record<string, string>,
  { texts }: { texts: Readonly<Record<string, string>> },
  limits: RowLimits | undefined,
): ImportChange[] {
  const percent = limits?.maxChangePercent ?? null;
  if (percent === null) return [];
  return HELD_FIELDS.flatMap((field) => {
    const [from, to] = [texts[field] ?? '', after[field] ?? ''];
    if (from === to || !isTooFar(from, to, percent)) return [];
    after[field] = from;
    return [{ field, before: from || null, after: to || null }];
  });
}

/** A first cost is no move; to and from a price on request there is no measure of one. */
function isTooFar(from: string, to: string, percent: number): boolean {
  if (from === '') return false;
  if (!isDecimalAmount(from) || !isDecimalAmount(to)) return true;
  const [before, after] = [parseMinor(from), parseMinor(to)];
  return Math.abs(after - before) * 100 >= percent * before;
}
