import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { TableEncoding } from './detect-encoding';
import { withoutFormulaGuard } from './formula-guard';
import { checkRow, TABLE_LIMITS, TableError, type TableRow } from './table';

const DELIMITERS = [',', ';', '\t'] as const;
const HEAD_CHARACTERS = 64 * 1024;
const DELIMITER_LINES = 50;
/** Spreadsheets write the delimiter into a line of its own. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)\r?\n/i;

/**
 * The rows of a CSV file, the head first, in flat memory. Empty lines count and are left out; texts that look like formulas
 * lose the apostrophe of an export.
 * @throws TableError when the file cannot be read any further
 */
export async function* readCsv(source: Readable, encoding: TableEncoding): AsyncGenerator<TableRow> {
  const texts = decoded(source, encoding);
  const head = await firstCharacters(texts);
  const separator = SEPARATOR_LINE.exec(head);
  const start = separator ? head.slice(separator[0].length) : head.replace(/^\ufeff/, '');
  const delimiter = separator?.[1] ?? delimiterOf(start);
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: TABLE_LIMITS.rowCharacters,
  });
  const firstRow = separator ? 2 : 1;
  let row = firstRow - 1;
  const reading = pipeline(Readable.from(followedBy(start, texts)), parser).catch(() => undefined);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      checkRow(cells, row);
      if (cells.some((cell) => cell !== '')) yield { row, cells: cells.map(withoutFormulaGuard) };
    }
  } catch (error) {
    throw error instanceof CsvError
      ? new TableError(problemOf(error), firstRow + Number(error['records'] ?? row))
      : error;
  } finally {
    parser.destroy();
    source.destroy();
    await reading;
  }
}

/** The characters around the end of a chunk are put together. */
async function* decoded(source: Readable, encoding: TableEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  const read = encoding === 'windows-1250' ? withCommas : (text: string) => text;
  for await (const chunk of source) yield read(decoder.decode(chunk as Buffer, { stream: true }));
  yield read(decoder.decode());
}

const WITH_COMMAS: Readonly<Record<string, string>> = { Ş: 'Ș', ş: 'ș', Ţ: 'Ț', ţ: 'ț' };

/** Windows-1250 has the Romanian letters with a cedilla only, and no other language that writes them so. */
const withCommas = (text: string): string => text.replace(/[ŞşŢţ]/g, (letter) => WITH_COMMAS[letter]!);

async function firstCharacters(texts: AsyncGenerator<string>): Promise<string> {
  let head = '';
  while (head.length < HEAD_CHARACTERS) {
    const { value, done } = await texts.next();
    if (done) break;
    head += value;
  }
  return head;
}

async function* followedBy(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* texts;
}

/** The one that most of the first lines have equally often, outside of quotation marks: titles above a table have none. */
function delimiterOf(text: string): string {
  const lines = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, DELIMITER_LINES);
  const scores = DELIMITERS.map((delimiter) => {
    const sums = new Map<number, number>();
    for (const line of lines) {
      const count = line.split(delimiter).length - 1;
      sums.set(count, (sums.get(count) ?? 0) + count);
    }
    return Math.max(...sums.values());
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))]!;
}

const problemOf = ({ code }: CsvError) =>
  code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE'
    ? 'TABLE.QUOTE_NOT_CLOSED'
    : 'TABLE.UNREADABLE';
