import type { Key, ReactNode } from 'react';
import type { RowAction } from './row-menu';

export interface DataColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Name of the ascending sort; `-name` is the descending one. */
  readonly sort?: string;
  readonly align?: 'start' | 'end';
  /** Names the row: its header in the table, the title of its card. */
  readonly isRowHeader?: boolean;
  /** Hidden until it is chosen. */
  readonly isOptional?: boolean;
  /** On the card of a phone, which shows two facts and one state where a list names them. */
  readonly onCard?: 'fact' | 'state';
  /** On the card its title stands beside it, because the value alone says nothing. */
  readonly isTitled?: boolean;
  /** Cannot be hidden. */
  readonly isAlwaysShown?: boolean;
}

/** Of a cell without a value; on cards it is left out. */
export const NO_VALUE = '—';

export interface Selection<Row> {
  readonly keys: readonly Key[];
  readonly onChange: (keys: Key[]) => void;
  /** Of the row's checkbox. */
  readonly labelOf: (row: Row) => string;
}

/** What a row leads to, and what can be done with it. */
export interface RowOffer<Row> {
  readonly nameOf: (row: Row) => string;
  /** Where any place of the row leads; its header is the link. */
  readonly pathOf?: (row: Row) => string;
  /** "View Details" unless given. */
  readonly openLabel?: string;
  readonly actionsOf?: (row: Row) => readonly RowAction[];
}

export interface DataTableProps<Row> {
  readonly label: string;
  /** Under which columns and density are remembered: the tab of the screen unless given. */
  readonly name?: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => Key;
  readonly columns: readonly DataColumn<Row>[];
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selection?: Selection<Row>;
  readonly offer?: RowOffer<Row>;
  /** A short table, whose columns all stay. */
  readonly isPlain?: boolean;
}
