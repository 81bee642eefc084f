import { Injectable } from '@nestjs/common';
import { foldText } from '@kp/commerce';
import { prepared, Sql } from '@kp/platform/database';
import type { ImportProblem } from '@kp/platform/imports';

/** One reason why rows have a problem or a warning. */
export interface ImportCause {
  field: string | null;
  messageKey: string;
  /** Of one of its rows. */
  values: NonNullable<ImportProblem['values']>;
  /** Rows with it fail. */
  isFailure: boolean;
  rows: number;
  /** The first of them. */
  firstRows: number[];
  /** What the rows have there, the most frequent first. */
  fileValues: { value: string; rows: number }[];
}

interface Found extends Omit<ImportCause, 'fileValues'> {
  value: string | null;
}

/** A row with the same cause several times, such as two missing pictures, counts once. */
const FIND = prepared(
  'imports.causes',
  `SELECT field, "messageKey", value, bool_or("isFailure") AS "isFailure", count(*)::int AS rows,
          (array_agg(row ORDER BY row))[1:5] AS "firstRows", (array_agg("values" ORDER BY row))[1] AS "values"
     FROM (SELECT DISTINCT ON (r.row, p ->> 'field', p ->> 'messageKey') r.row,
                  r.outcome = 'failed' AND p -> 'isWarning' IS NULL AS "isFailure", p ->> 'field' AS field,
                  p ->> 'messageKey' AS "messageKey", p -> 'values' ->> 'value' AS value,
                  coalesce(p -> 'values', '{}') AS "values"
             FROM import_row r CROSS JOIN jsonb_array_elements(r.problems) AS p
            WHERE r.import_id = $1
            ORDER BY r.row, p ->> 'field', p ->> 'messageKey') each
    GROUP BY field, "messageKey", value
    ORDER BY field NULLS FIRST, "messageKey"`,
);
const MAX_FILE_VALUES = 500;

/** What is wrong with the rows of an import, or was left out of them, by its reason. */
@Injectable()
export class ImportCauses {
  constructor(private readonly sql: Sql) {}

  /** What stops rows first, then by how many rows there are. */
  async of(importId: number): Promise<ImportCause[]> {
    const causes = new Map<string, Found[]>();
    for (const found of await this.sql.rows<Found>(FIND, [importId])) {
      const key = `${found.field} ${found.messageKey}`;
      causes.set(key, [...(causes.get(key) ?? []), found]);
    }
    return [...causes.values()]
      .map(causeOf)
      .sort((one, other) => Number(other.isFailure) - Number(one.isFailure) || other.rows - one.rows);
  }
}

function causeOf(found: readonly Found[]): ImportCause {
  const ordered = [...found].sort((one, other) => other.rows - one.rows);
  const { field, messageKey, values } = ordered[0]!;
  const firstRows = ordered.flatMap((each) => each.firstRows).sort((one, other) => one - other);
  return {
    field,
    messageKey,
    values,
    isFailure: ordered.some((each) => each.isFailure),
    rows: ordered.reduce((sum, { rows }) => sum + rows, 0),
    firstRows: firstRows.slice(0, 5),
    fileValues: fileValuesOf(ordered),
  };
}

/** Spellings that differ in case or marks are one value, shown as most rows have it. */
function fileValuesOf(ordered: readonly Found[]): ImportCause['fileValues'] {
  const values = new Map<string, ImportCause['fileValues'][number]>();
  for (const { value, rows } of ordered) {
    if (value === null) continue;
    const key = foldText(value);
    const known = values.get(key);
    if (known) known.rows += rows;
    else values.set(key, { value, rows });
  }
  return [...values.values()].slice(0, MAX_FILE_VALUES);
}
