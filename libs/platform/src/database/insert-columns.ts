import type { Type } from '@nestjs/common';
import { columnsOf } from './select-columns';

interface InsertColumns<Row> {
  readonly names: string;
  /** Of one row, for VALUES. */
  readonly parameters: string;
  /** Of many rows, for `unnest`. */
  readonly arrays: string;
  /** Of the first parameter behind these. */
  readonly next: number;
  parameterOf(property: keyof Row & string): string;
  valuesOf(row: Row): unknown[];
  arraysOf(rows: readonly Row[]): unknown[];
}

/**
 * The columns of an entity as an INSERT names them, with their parameters and values, so that a new column needs no
 * change of the statement.
 * @param except what is no column, or is not inserted
 * @param first number of the first parameter
 */
export function insertColumns<Entity extends object, Except extends keyof Entity>(
  entity: Type<Entity>,
  except: readonly Except[],
  first = 1,
): InsertColumns<Omit<Entity, Except>> {
  type Row = Omit<Entity, Except>;
  const columns = columnsOf(entity)
    .filter(({ property }) => !(except as readonly string[]).includes(property))
    .map((column, index) => ({
      ...column,
      property: column.property as keyof Row & string,
      parameter: `$${first + index}`,
    }));
  return {
    names: columns.map(({ name }) => name).join(', '),
    parameters: columns.map(({ parameter }) => parameter).join(', '),
    arrays: columns.map(({ parameter, type }) => `${parameter}::${String(type)}[]`).join(', '),
    next: first + columns.length,
    parameterOf: (property) => columns.find((column) => column.property === property)!.parameter,
    valuesOf: (row) =>
      columns.map(({ property, type }) =>
        type === 'jsonb' && row[property] !== null ? JSON.stringify(row[property]) : row[property],
      ),
    arraysOf: (rows) => columns.map(({ property }) => rows.map((row) => row[property])),
  };
}
