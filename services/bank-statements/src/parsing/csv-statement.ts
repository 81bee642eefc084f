import { BANK_CSV_FIELDS, type BankCsvField, type BankCsvMapping } from '@kp/commerce/bank-csv-fields';
import { parse } from 'csv-parse/sync';
import { guessMapping } from './csv-headings';
import {
  amountMinorOf,
  compactIban,
  dayOf,
  oneLine,
  type Statement,
  type StatementLine,
  unreadable,
} from './statement';

const MAX_HEAD_ROWS = 20;
const MAX_ROWS = 20_000;
const SAMPLE_ROWS = 5;

export interface CsvHead {
  headings: string[];
  mapping: BankCsvMapping;
  /** The first rows, to check the mapping by. */
  sample: string[][];
}

function rowsOf(text: string): { head: string[]; rows: string[][] } {
  const delimiter = [';', '\t', ','].sort((one, other) => count(text, other) - count(text, one))[0];
  let table: string[][];
  try {
    table = parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw unreadable('This CSV file is damaged.');
  }
  if (table.length > MAX_ROWS) throw unreadable(`At most ${MAX_ROWS} lines are read at once.`);
  // Banks put their own lines above the table: its head is the widest of the first rows.
  const width = Math.max(0, ...table.slice(0, MAX_HEAD_ROWS).map(({ length }) => length));
  const at = table.findIndex(({ length }) => length === width);
  if (width < 2) throw unreadable('This file has no table of lines.');
  return {
    head: table[at]!.map((cell) => cell.trim()),
    rows: table.slice(at + 1).filter(({ length }) => length > 1),
  };
}

const count = (text: string, letter: string) => text.slice(0, 4000).split(letter).length;

/** The headings of a file, with what they mean as far as it can be guessed. */
export function readCsvHead(text: string): CsvHead {
  const { head, rows } = rowsOf(text);
  const sample = rows.slice(0, SAMPLE_ROWS);
  return { headings: head, mapping: guessMapping(head, sample), sample };
}

/** It needs a day and an amount, or columns of credits and debits. */
export const isComplete = ({ date, amount, credit, debit }: BankCsvMapping): boolean =>
  date !== undefined && (amount !== undefined || credit !== undefined || debit !== undefined);

export function parseCsvStatement(text: string, mapping: BankCsvMapping, shopCurrency: string): Statement {
  const { head, rows } = rowsOf(text);
  const columns = new Map(BANK_CSV_FIELDS.map((field) => [field, head.indexOf(mapping[field] ?? '')]));
  const lines = rows.map((row, index): StatementLine | null => {
    const cell = (field: BankCsvField) => row[columns.get(field)!]?.trim() ?? '';
    if (cell('date') === '') return null;
    const bookedOn = dayOf(cell('date'));
    const amountMinor = signedAmount(cell);
    if (bookedOn === null || amountMinor === null)
      throw unreadable(`Row ${index + 1} has no day or no amount that can be read.`, { row: index + 1 });
    return {
      bookedOn,
      amountMinor,
      currency: cell('currency').toUpperCase() || shopCurrency,
      counterpartyName: cell('name'),
      counterpartyIban: compactIban(cell('iban')),
      text: oneLine([cell('text')]),
      bankReference: cell('reference'),
      isReturn: false,
    };
  });
  return {
    format: 'csv',
    iban: '',
    lines: lines.filter((line) => line !== null && line.amountMinor !== 0) as StatementLine[],
  };
}

function signedAmount(cell: (field: BankCsvField) => string): number | null {
  if (cell('amount') !== '') return amountMinorOf(cell('amount'));
  const [credit, debit] = [amountMinorOf(cell('credit')) ?? 0, amountMinorOf(cell('debit')) ?? 0];
  return credit === 0 && debit === 0 ? null : Math.abs(credit) - Math.abs(debit);
}
