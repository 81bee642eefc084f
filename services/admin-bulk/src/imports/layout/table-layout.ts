import { TABLE_LIMITS, type TableRow } from '@kp/platform/tables';

/** Where the table of a file begins, as a spreadsheet counts rows. */
export interface TableLayout {
  headRow: number;
  /** Two when names are continued below, as under merged cells. */
  headRows: number;
  /** A row with nothing but a first cell is the category of those that follow. */
  hasGroups: boolean;
  /** The first column that has a name: titles stand in it. */
  firstColumn?: number;
  /** Other than the shop's: what is said above the table, or by the name of the file. */
  currency?: string | null;
  /** What is said above the table of VAT in its prices. */
  tax?: 'net' | 'gross' | null;
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
    .filter(({ row }) => row <= TABLE_LIMITS.headRows)
    .map((row) => {
      const layout = layoutAt(rows, row.row);
      return { row, layout, names: headNames(headOf(rows, layout)) };
    })
    .filter(({ names }) => filled(names).length >= width * MIN_HEAD_SHARE)
    .map(({ row, layout, names }) => ({ row, layout, named: countNamed(names) }))
    // Names that are known say more than the looks of the others.
    .filter(({ row: { cells }, named }) => named * 2 >= filled(cells).length || !isMostlyNumbers(cells));
  const best = counted.reduce<Counted>(
    (one, other) => (other.named > one.named || isMereTitle(one, other, rows) ? other : one),
    counted[0] ?? { layout: layoutAt(rows, first.row), named: 0 },
  );
  return { layout: best.layout, named: best.named };
}

interface Counted {
  layout: TableLayout;
  named: number;
}

/** The row above a head that names nothing more. */
const isMereTitle = (one: Counted, other: Counted, rows: readonly TableRow[]): boolean =>
  one.named === other.named &&
  one.layout.headRows === 2 &&
  other.layout.headRow === one.layout.headRow + 1 &&
  !rows.some((row) => row.row === other.layout.headRow && isMergedWith(one.layout.headRow, row));

/** Some cell is one with that above it. */
const isMergedWith = (headRow: number, { merged = [] }: TableRow): boolean =>
  merged.some(({ fromRow }) => fromRow === headRow);

/** What follows from a head that is known to be in this row. */
export function layoutAt(rows: readonly TableRow[], headRow: number): TableLayout {
  const at = rows.findIndex(({ row }) => row === headRow);
  const [head, next] = rows.slice(Math.max(at, 0), at + 2);
  const isTwo =
    at >= 0 &&
    next?.row === headRow + 1 &&
    (isMergedWith(headRow, next) || isContinued(head!.cells, next.cells));
  const headRows = isTwo ? 2 : 1;
  const names = headNames(rows.slice(at, at + headRows));
  const firstColumn = filled(names)[0] ?? 0;
  const body = rows.slice(at + headRows);
  return {
    headRow,
    headRows,
    hasGroups:
      filled(names).length >= MIN_COLUMNS_WITH_GROUPS &&
      body.some(({ cells }) => isTitle(cells, firstColumn)),
    firstColumn,
  };
}

/** The rows that a head has. */
export const headOf = (rows: readonly TableRow[], { headRow, headRows }: TableLayout): TableRow[] =>
  rows.filter(({ row }) => row >= headRow && row < headRow + headRows);

function isMostlyNumbers(cells: readonly string[]): boolean {
  const used = filled(cells);
  return used.filter((index) => NUMBER.test(cells[index]!)).length * 2 > used.length;
}

/**
 * Words alone, one at least where the head is empty or spans columns: below none of its first columns, or below titles
 * of several columns.
 */
function isContinued(head: readonly string[], next: readonly string[]): boolean {
  const [above, below] = [filled(head), filled(next)];
  const isWords = below.every((index) => !NUMBER.test(next[index]!) && !CODE.test(next[index]!));
  if (!isWords || !below.some((index) => !above.includes(index))) return false;
  const areTitles = above.length > 1 && above.every((index) => !/\p{N}/u.test(head[index]!));
  return below[0]! > above[0]! || (areTitles && above.length < below.length);
}

/** Alone in its row and no code: of a group, or a note. */
export function isTitle(cells: readonly string[], firstColumn: number): boolean {
  const used = filled(cells);
  return used.length === 1 && used[0] === firstColumn && !CODE.test(cells[firstColumn]!.trim());
}

/** "MASE INOX"; a longer text is a note. */
export const isGroup = (title: string): boolean => title.length <= MAX_GROUP_CHARACTERS;

/** Names of the columns; those of a head of two rows are put together: "Price" above "net" and "gross". */
export function headNames([above, below]: readonly TableRow[]): string[] {
  if (!above || !below) return [...(above?.cells ?? [])];
  const titles = titlesOf(above, below.cells.length);
  return titles.map((title, index) => {
    const [upper, lower] = [(above.cells[index] ?? '').trim(), (below.cells[index] ?? '').trim()];
    return lower === '' ? upper : `${title} ${lower}`.trim();
  });
}

/** For each column what stands above it: as far as its cell is merged, or else up to the next title. */
function titlesOf({ cells, merged = [] }: TableRow, width: number): string[] {
  const wide = merged.filter(({ first, last }) => last > first);
  let spanning = '';
  return Array.from({ length: Math.max(cells.length, width) }, (_, index) => {
    const own = (cells[index] ?? '').trim();
    if (own !== '') spanning = own;
    if (wide.length === 0) return spanning;
    return wide.find(({ first, last }) => first <= index && index <= last)?.value.trim() ?? own;
  });
}
