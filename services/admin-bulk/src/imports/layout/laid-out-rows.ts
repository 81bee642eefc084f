import { foldText } from '@kp/commerce';
import type { TableRow } from '@kp/platform/tables';
import { isGroup, isTitle, type TableLayout } from './table-layout';

/** A row behind the head. */
export interface LaidOutRow extends TableRow {
  /** The title of the rows that it is among; null without one. */
  group: string | null;
}

const TOTALS = new Set(
  'total, totals, subtotal, grand total, total general, suma, summe, gesamt, gesamtsumme, zwischensumme, sous total, totale, subtotale, razem, lacznie, ogolem, المجموع, الإجمالي, 合计, 总计, 合計, 합계'
    .split(',')
    .map(foldText),
);
/** A row that sums up has few cells; more are an article of that name. */
const MAX_TOTAL_CELLS = 4;

/** What the table of a file has, without titles above, totals, notes below and groups, which are told to their rows. */
export async function* laidOutRows(
  rows: AsyncIterable<TableRow>,
  { headRow, headRows, hasGroups, firstColumn = 0 }: TableLayout,
): AsyncGenerator<LaidOutRow> {
  let group: string | null = null;
  // Too long for a group: below the last article they are notes.
  let notes: LaidOutRow[] = [];
  for await (const { row, cells, merged } of rows) {
    if (row < headRow + headRows || isTotal(cells)) continue;
    const title = hasGroups && isTitle(cells, firstColumn) ? cells[firstColumn]!.trim() : null;
    if (title !== null && isGroup(title)) group = title;
    else if (title !== null) notes.push({ row, cells, group });
    else {
      yield* notes;
      notes = [];
      yield { row, cells: withMerged(cells, merged, headRow + headRows), group };
    }
  }
}

/** A cell that is merged with those below is that of all their rows. */
function withMerged(cells: string[], merged: TableRow['merged'], firstRow: number): string[] {
  if (!merged) return cells;
  const filled = [...cells];
  for (const { fromRow, first, value } of merged) {
    if (fromRow >= firstRow) filled[first] ||= value;
  }
  return Array.from(filled, (cell) => cell ?? '');
}

function isTotal(cells: readonly string[]): boolean {
  const used = cells.filter((cell) => cell.trim() !== '');
  return (
    used.length <= MAX_TOTAL_CELLS &&
    used.length < cells.length &&
    TOTALS.has(foldText(used[0] ?? '').replace(/[:.]$/, ''))
  );
}
