import { TABLE_LIMITS, type TableRow } from '@kp/platform/tables';

/** Where the table of a file begins, as a spreadsheet counts rows. */
export interface TableLayout {
  headRow: number;
  /** Two when names are continued below, as under merged cells. */
  headRows: number;
  /** A row with nothing but a first cell is the category of those that follow. */
  hasGroups: boolean;
}

const MIN_COLUMNS_WITH_GROUPS = 4;
/** Of the widest row: with fewer cells a row is a title. */
const MIN_HEAD_SHARE = 0.5;

/** With a currency or unit of a few letters; words of any script are none. */
const NUMBER = /^[^\p{L}\p{N}]*\p{Nd}[\p{Nd}.,\s]*[^\p{L}\p{N}]*(?:\p{L}\.?){0,3}$/u;
/** Codes stand alone in rows that lack the rest. */
const CODE = /^\S*\d\S*$/;
const MAX_GROUP_CHARACTERS = 100;

const filled = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));

/** @param countNamed how many of the cells of a row name a field */
export function guessLayout(
  rows: readonly TableRow[],
  countNamed: (cells: readonly string[]) => number,
): { layout: TableLayout; named: number } | null {
  const first = rows[0];
  if (!first) return null;
  const width = Math.max(...rows.map(({ cells }) => filled(cells).length));
  const counted = rows
    .filter(
      ({ row, cells }) => row <= TABLE_LIMITS.headRows && filled(cells).length >= width * MIN_HEAD_SHARE,
    )
    .map((row) => ({ row, named: countNamed(row.cells) }))
    // Names that are known say more than the looks of the others.
    .filter(({ row: { cells }, named }) => named * 2 >= filled(cells).length || !isMostlyNumbers(cells));
  const best = counted.reduce(
    (one, other) => (other.named > one.named ? other : one),
    counted[0] ?? { row: first, named: 0 },
  );
  const layout = layoutAt(rows, best.row.row);
  return { layout, named: best.named };
}

/** What follows from a head that is known to be in this row. */
export function layoutAt(rows: readonly TableRow[], headRow: number): TableLayout {
  const at = rows.findIndex(({ row }) => row === headRow);
  const head = rows[at]?.cells ?? [];
  const next = rows[at + 1];
  const headRows = next?.row === headRow + 1 && isContinued(head, next.cells) ? 2 : 1;
  const body = rows.slice(at + headRows);
  return {
    headRow,
    headRows,
    hasGroups: filled(head).length >= MIN_COLUMNS_WITH_GROUPS && body.some(isGroup),
  };
}

function isMostlyNumbers(cells: readonly string[]): boolean {
  const used = filled(cells);
  return used.filter((index) => NUMBER.test(cells[index]!)).length * 2 > used.length;
}

/** Fewer words than the head has, none of them a number, one at least where the head is empty or spans columns. */
function isContinued(head: readonly string[], next: readonly string[]): boolean {
  const [above, below] = [filled(head), filled(next)];
  const isShort = below.length > 0 && below.length < above.length;
  const startsLater = below[0] !== undefined && below[0] > 0;
  const isWords = below.every((index) => !NUMBER.test(next[index]!) && !CODE.test(next[index]!));
  return isShort && startsLater && isWords && below.some((index) => !above.includes(index));
}

/** "MASE INOX" alone in its row. */
export function isGroup({ cells }: Pick<TableRow, 'cells'>): boolean {
  const used = filled(cells);
  const title = cells[0]?.trim() ?? '';
  return used.length === 1 && used[0] === 0 && title.length <= MAX_GROUP_CHARACTERS && !CODE.test(title);
}

/** Names of the columns; those of a head of two rows are put together: "Price" above "net" and "gross". */
export function headNames(rows: readonly (readonly string[])[]): string[] {
  const [above = [], below] = rows;
  if (!below) return [...above];
  const width = Math.max(above.length, below.length);
  let spanning = '';
  return Array.from({ length: width }, (_, index) => {
    const [upper, lower] = [(above[index] ?? '').trim(), (below[index] ?? '').trim()];
    if (upper !== '') spanning = upper;
    return lower === '' ? upper : `${spanning} ${lower}`.trim();
  });
}
