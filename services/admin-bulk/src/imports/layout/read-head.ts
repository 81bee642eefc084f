import { cleanSingleLine } from '@kp/commerce';
import { TableError, type TableRow } from '@kp/platform/tables';
import { type DecimalMark, decimalMarkOf } from '../normalizing/decimal-mark';
import { laidOutRows } from './laid-out-rows';
import { guessLayout, headNames, headOf, layoutAt, type TableLayout } from './table-layout';

const SAMPLES = 3;
const SAMPLE_CHARACTERS = 100;
/** What is read of a file to guess what it is. */
const READ_ROWS = 300;
const SHOWN_ROWS = 20;
const SHOWN_CHARACTERS = 120;

interface HeadColumn {
  name: string;
  samples: string[];
  /** Of its numbers, where they tell. */
  decimalMark: DecimalMark | null;
  values: string[];
}

/** The beginning of a table. */
export interface TableHead {
  layout: TableLayout;
  columns: HeadColumn[];
  /** From among which another head can be chosen. */
  firstRows: { row: number; text: string }[];
  /** How many of the columns name a field. */
  named: number;
  /** Above the table. */
  titles: string[];
}

export interface HeadReading {
  countNamed: (heads: readonly string[]) => number;
  sheet: string | null;
  /** Chosen; otherwise guessed. */
  headRow?: number;
}

/** @throws TableError without any row, or with a head that has a name twice */
export async function readHead(rows: AsyncGenerator<TableRow>, reading: HeadReading): Promise<TableHead> {
  const { sheet, headRow, countNamed } = reading;
  const read = await firstRows(rows).catch((error: unknown) => {
    throw error instanceof TableError ? new TableError(error.problem, error.row, sheet) : error;
  });
  const guessed = guessLayout(read, countNamed);
  if (!guessed) throw new TableError('TABLE.EMPTY', null, sheet);
  const layout = headRow === undefined ? guessed.layout : layoutAt(read, headRow);
  const columns = await columnsOf(read, layout, sheet);
  return {
    layout,
    columns,
    named: countNamed(columns.map(({ name }) => name)),
    titles: read.flatMap(({ row, cells }) => (row < layout.headRow ? cells.filter(Boolean) : [])),
    firstRows: read.slice(0, SHOWN_ROWS).map(({ row, cells }) => ({ row, text: textOf(cells) })),
  };
}

async function firstRows(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = [];
  for await (const row of rows) {
    read.push(row);
    if (read.length === READ_ROWS) break;
  }
  return read;
}

const textOf = (cells: readonly string[]): string =>
  cells.map(cleanSingleLine).filter(Boolean).join(' · ').slice(0, SHOWN_CHARACTERS);

async function columnsOf(
  rows: readonly TableRow[],
  layout: TableLayout,
  sheet: string | null,
): Promise<HeadColumn[]> {
  const names = headNames(headOf(rows, layout)).map(cleanSingleLine);
  const named = names.filter((name) => name !== '');
  if (new Set(named).size < named.length)
    throw new TableError('TABLE.DUPLICATE_COLUMN', layout.headRow, sheet);
  const body: (readonly string[])[] = [];
  for await (const { cells } of laidOutRows(eachOf(rows), layout)) body.push(cells);
  // Cells without a head are columns without a name.
  const width = Math.max(
    ...[names, ...body].map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1),
  );
  const columns = Array.from({ length: width }, (_, place): HeadColumn => ({
    name: names[place] ?? '',
    samples: [],
    decimalMark: null,
    values: body.map((cells) => cells[place] ?? ''),
  }));
  return columns.map((column) => ({
    ...column,
    samples: column.values
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((value) => value.slice(0, SAMPLE_CHARACTERS)),
    decimalMark: decimalMarkOf(column.values),
  }));
}

async function* eachOf(rows: readonly TableRow[]): AsyncGenerator<TableRow> {
  yield* rows;
}
