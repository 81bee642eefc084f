import { cleanSingleLine, cleanText, isBlank, isOrderStatus, ORDER_FIELDS } from '@kp/commerce';
import { importProblem, type ImportProblem, type ImportRow, numberCell } from '@kp/platform/imports';
import type { Order, OrderLine } from '../domain/order.entity';
import {
  CHANGEABLE,
  type ChangeableField,
  LINE_FIELDS,
  type LineField,
  lineText,
  ORDER_COLUMN_FIELDS,
  type OrderColumnField,
  orderText,
} from './column-fields';

/** As the calls of the back office take them. */
const MAX_LENGTHS = { courier: 100, awbNumber: 100, notes: ORDER_FIELDS.notes.maxLength } as const;

const AMOUNTS = new Set<string>(['subtotal', 'discount', 'shipping', 'vat', 'total', 'refunded', 'items']);
const LINE_AMOUNTS = new Set<string>(['quantity', 'unitPrice', 'lineTotal']);
/** A spreadsheet keeps times as fractions of a day. */
const CLOCK_ERROR_MS = 1000;

export interface OrderChange {
  changes: Partial<Record<ChangeableField, string>>;
  /** By row. */
  problems: Map<number, ImportProblem[]>;
}

/** What rows of an order that exists change: the first row says it, the others must agree, and everything else must be as it is. */
export function planOrderChange(order: Order, rows: readonly ImportRow[]): OrderChange {
  const [first] = rows;
  const changes: OrderChange['changes'] = {};
  const problems = new Map<number, ImportProblem[]>();
  const refuse = (row: number, found: readonly ImportProblem[]) => {
    if (found.length > 0) problems.set(row, [...(problems.get(row) ?? []), ...found]);
  };
  for (const field of CHANGEABLE) {
    const text = changedText(order, field, first!.cells.get(field));
    if (text === null) continue;
    changes[field] = text;
    refuse(first!.row, changeProblems(field, text));
  }
  const openLines = new Set(order.lines);
  for (const row of rows) {
    const { unread = [] } = row;
    refuse(row.row, unread);
    refuse(row.row, readOnlyProblems(order, row));
    refuse(row.row, lineProblems(openLines, row));
    const isUnread = (name: string) => unread.some(({ field }) => field === name);
    const differing = CHANGEABLE.filter(
      (field) => !isUnread(field) && row.cells.get(field) !== first!.cells.get(field),
    );
    refuse(
      row.row,
      differing.map((field) => importProblem(field, 'validation.importOrderDiffers', { row: first!.row })),
    );
  }
  return { changes, problems };
}

/** Null for a cell that leaves the field as it is: an empty one, too, except for the notes. */
function changedText(order: Order, field: ChangeableField, cell: string | undefined): string | null {
  if (cell === undefined) return null;
  const text = field === 'notes' ? cleanText(cell) : cleanSingleLine(cell);
  const isKept = (text === '' && field !== 'notes') || isSameText(cell, orderText(order, field));
  if (isKept) return null;
  const changed = field === 'status' ? text.toLowerCase() : text;
  return changed === orderText(order, field) ? null : changed;
}

function changeProblems(field: ChangeableField, text: string): ImportProblem[] {
  if (field === 'status') {
    const value = text.slice(0, 100);
    return isOrderStatus(text) ? [] : [importProblem(field, 'validation.importValueUnknown', { value })];
  }
  const max = MAX_LENGTHS[field];
  return text.length > max ? [importProblem(field, 'validation.tooLong', { max })] : [];
}

/** An empty cell says nothing. */
function readOnlyProblems(order: Order, { cells }: ImportRow): ImportProblem[] {
  const isChangeable = (field: OrderColumnField) => CHANGEABLE.some((each) => each === field);
  return ORDER_COLUMN_FIELDS.filter((field) => {
    const cell = cells.get(field) ?? '';
    return !isBlank(cell) && !isChangeable(field) && !isSame(field, cell, orderText(order, field));
  }).map((field) => importProblem(field, 'validation.importReadOnly'));
}

/** Each row with a line is one of the order's own. */
function lineProblems(openLines: Set<OrderLine>, { cells }: ImportRow): ImportProblem[] {
  const given = LINE_FIELDS.filter((field) => !isBlank(cells.get(field)));
  if (given.length === 0) return [];
  const differing = (line: OrderLine, fields: readonly LineField[]) =>
    fields.filter((field) => !isSame(field, cells.get(field)!, lineText(line, field)));
  const lines = [...openLines];
  const found = lines.find((line) => differing(line, given).length === 0);
  if (found) {
    openLines.delete(found);
    return [];
  }
  const named = lines.find((line) => isSame('productCode', cells.get('productCode') ?? '', line.productCode));
  const wrong = named ? differing(named, given) : given.slice(0, 1);
  return wrong.map((field) => importProblem(field, 'validation.importReadOnly'));
}

function isSame(field: OrderColumnField | LineField, cell: string, text: string): boolean {
  if (isSameText(cell, text)) return true;
  if (field === 'placedAt') return Math.abs(Date.parse(cell) - Date.parse(text)) < CLOCK_ERROR_MS;
  if (!AMOUNTS.has(field) && !LINE_AMOUNTS.has(field)) return false;
  const read = numberCell(cell);
  return 'number' in read && Number(read.number) === Number(text);
}

function isSameText(cell: string, text: string): boolean {
  const plain = (each: string) => each.replace(/\r\n?/g, '\n').trim();
  return plain(text) === plain(cell);
}
