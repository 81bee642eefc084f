import {
  failedRow,
  type ImportedRow,
  importProblem,
  type ImportProblem,
  type ImportRow,
} from '@kp/platform/imports';
import { causeKey, type Correction } from '../import-settings';

interface CorrectedRows<Row extends ImportRow> {
  rows: Row[];
  /** Of rows that are not to be imported. */
  leftOut: ImportedRow[];
  /** Some row lost a cell or may do more, so that it is to be judged anew. */
  isChanged: boolean;
}

/**
 * What was decided about a cause holds for all rows that have it.
 * @param planned what would become of the rows, with all that is to be said of them
 */
export function correctRows<Row extends ImportRow>(
  rows: readonly Row[],
  planned: readonly ImportedRow[],
  corrections: readonly Correction[],
): CorrectedRows<Row> {
  const actions = new Map(corrections.map((correction) => [causeKey(correction), correction.action]));
  const byRow = new Map(planned.map((result) => [result.row, result]));
  const corrected: CorrectedRows<Row> = { rows: [], leftOut: [], isChanged: false };
  for (const row of rows) {
    const { label = null, problems = [] } = byRow.get(row.row) ?? {};
    const found = problems.map((problem) => ({
      ...problem,
      action: actions.get(causeKey(problem)),
    }));
    if (found.some(({ action }) => action === 'skip')) {
      const reason = importProblem(null, 'validation.importLeftOut');
      corrected.leftOut.push(failedRow(row.row, label, [reason]));
      continue;
    }
    const emptied = found.flatMap(({ field, action }) =>
      action === 'empty' && field !== null && hasCell(row, field) ? [field] : [],
    );
    const accepted = found.flatMap(({ messageKey, action }) =>
      action === 'accept' && !row.accepted?.has(messageKey) ? [messageKey] : [],
    );
    const without = emptied.length > 0 ? withoutCells(row, emptied) : row;
    corrected.rows.push(
      accepted.length > 0
        ? { ...without, accepted: new Set([...(row.accepted ?? []), ...accepted]) }
        : without,
    );
    corrected.isChanged ||= emptied.length + accepted.length > 0;
  }
  return corrected;
}

const hasCell = ({ cells, unread = [] }: ImportRow, field: string): boolean =>
  cells.has(field) || unread.some((problem) => problem.field === field);

function withoutCells<Row extends ImportRow>(row: Row, fields: readonly string[]): Row {
  const others = (problems: readonly ImportProblem[]) =>
    problems.filter(({ field }) => !fields.includes(field ?? ''));
  return {
    ...row,
    cells: new Map([...row.cells].filter(([field]) => !fields.includes(field))),
    ...(row.unread && { unread: others(row.unread) }),
    ...(row.assumed && { assumed: { ...row.assumed, problems: others(row.assumed.problems) } }),
  };
}
