import type { Type } from '@nestjs/common';
import { columnsOf } from './select-columns';

interface InsertedColumn<Row> {
  readonly name: string;
  /** Of one value; needed where many rows are inserted at once. */
  readonly type?: string;
  valueOf(row: Row): unknown;
}

interface InsertColumns<Row> {
  readonly names: string;
  /** Of one row, for VALUES. */
  readonly parameters: string;
  /** Of many rows, for `unnest`. */
  readonly arrays: string;
  /** Of the first parameter behind these. */
  readonly next: number;
  parameterOf(name: string): string;
  valuesOf(row: Row): unknown[];
  arraysOf(rows: readonly Row[]): unknown[];
}

type Source<Row> = (row: Row) => unknown;

/**
 * What an INSERT writes into each column, so that names, parameters and values are one list.
 * @param columns with their type, "text", where many rows are inserted at once
 * @param first number of the first parameter
 */
export function insertedColumns<Row>(
  columns: Readonly<Record<string, Source<Row> | readonly [type: string, of: Source<Row>]>>,
  first = 1,
): InsertColumns<Row> {
  return inserting(
    Object.entries(columns).map(([name, column]) =>
      typeof column === 'function'
        ? { name, valueOf: column }
        : { name, type: column[0], valueOf: column[1] },
    ),
    first,
  );
}

/**
 * The columns of an entity, so that a new one needs no change of the INSERT.
 * @param except what is no column, or is not inserted
 */
export function insertColumns<Entity extends object, Except extends keyof Entity>(
  entity: Type<Entity>,
  except: readonly Except[],
  first = 1,
): InsertColumns<Omit<Entity, Except>> {
  type Row = Omit<Entity, Except>;
  const columns = columnsOf(entity).filter(
    ({ property }) => !(except as readonly string[]).includes(property),
  );
  return inserting(
    columns.map(({ property, name, type }) => ({
      name,
      type: String(type),
      valueOf(row: Row) {
        const value = row[property as keyof Row];
        return type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
      },
    })),
    first,
  );
}

function inserting<Row>(columns: readonly InsertedColumn<Row>[], first: number): InsertColumns<Row> {
  const names = columns.map(({ name }) => name);
  const parameters = names.map((_, index) => `$${first + index}`);
  return {
    names: names.join(', '),
    parameters: parameters.join(', '),
    arrays: columns.map(({ type }, index) => `${parameters[index]}::${type}[]`).join(', '),
    next: first + columns.length,
    parameterOf: (name) => parameters[names.indexOf(name)]!,
    valuesOf: (row) => columns.map((column) => column.valueOf(row)),
    arraysOf: (rows) => columns.map((column) => rows.map((row) => column.valueOf(row))),
  };
}
