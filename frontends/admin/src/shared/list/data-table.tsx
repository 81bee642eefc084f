import { useMediaQuery } from '@kp/ui/admin';
import { classNames } from '@kp/ui';
import { Table } from '@kp/ui/table';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Cards } from './data-cards';
import type { DataColumn, DataTableProps, RowOffer } from './data-column';
import { DisplayOptions } from './display-options';
import { inOrder, type ListPreferences, useListPreferences } from './list-preferences';
import { ResizableHead, type Resizing } from './resizable-head';
import { Cell, RowEnd } from './row-cells';
import { useRowKeys } from './use-row-keys';
import styles from './data-table.module.css';

/** Rows are cards below this width. */
const NARROW_SCREEN = '(max-width: 47.99rem)';

export type { DataColumn } from './data-column';

const COMPONENTS = { header: { cell: ResizableHead } };

/** The columns that may be hidden and moved, in the order of the reader. */
function useColumnChoices<Row>(name: string | undefined, columns: readonly DataColumn<Row>[]) {
  const [parameters] = useSearchParams();
  const [preferences, change] = useListPreferences(name ?? parameters.get('tab') ?? '');
  const isChoice = ({ isRowHeader, isAlwaysShown }: DataColumn<Row>) => !isRowHeader && !isAlwaysShown;
  const choices = inOrder(columns.filter(isChoice), preferences.order);
  return { preferences, change, choices, isChoice };
}

interface ListDisplayProps<Row> {
  readonly name?: string;
  readonly columns: readonly DataColumn<Row>[];
}

/** Which columns a table shows, and how dense. */
export function ListDisplay<Row>({ name, columns }: ListDisplayProps<Row>) {
  const { preferences, change, choices } = useColumnChoices(name, columns);
  return (
    <DisplayOptions
      columns={choices}
      preferences={preferences}
      onChange={(changes) => change((newest) => ({ ...newest, ...changes }))}
    />
  );
}

export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { preferences, change, choices, isChoice } = useColumnChoices(props.name, props.columns);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const moved = [...choices];
  // What names a row and what opens it keep their places.
  const ordered = props.columns.map((column) => (isChoice(column) ? moved.shift()! : column));
  const isHidden = ({ key, isOptional }: DataColumn<Row>) =>
    isOptional ? !preferences.chosen.includes(key) : preferences.hidden.includes(key);
  const hidden = choices.filter(isHidden);
  const shown = { ...props, columns: ordered.filter((column) => !hidden.includes(column)) };
  const resize = (key: string, width: number | undefined) =>
    change(({ widths: { [key]: _former, ...others }, ...newest }) => ({
      ...newest,
      widths: width === undefined ? others : { ...others, [key]: width },
    }));
  return isNarrow ? (
    <Cards {...shown} />
  ) : (
    <WideTable {...shown} preferences={preferences} onResize={resize} />
  );
}

interface WideTableProps<Row> extends DataTableProps<Row> {
  readonly preferences: ListPreferences;
  /** Without a width the column is as wide as its content. */
  readonly onResize: (key: string, width: number | undefined) => void;
}

function WideTable<Row extends object>({
  label,
  rows,
  keyOf,
  columns,
  sort,
  onSort,
  selection,
  offer,
  isPlain,
  preferences: { density, widths },
  onResize,
}: WideTableProps<Row>) {
  const { t } = useTranslation('admin');
  const region = useRowKeys(selection !== undefined);
  const orderOf = (name: string) => {
    if (sort === name) return 'ascend' as const;
    return sort === `-${name}` ? ('descend' as const) : null;
  };
  const headProps = ({ key, title }: DataColumn<Row>) => {
    const resizing: Resizing = { title, width: widths[key], onResize: (width) => onResize(key, width) };
    return { resizing } as HTMLAttributes<HTMLElement>;
  };
  return (
    // Scrolls by itself, so the keyboard has to reach it.
    <div
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={0}
      className={styles.region}
      data-density={density}
    >
      <Table<Row>
        rowKey={keyOf}
        size="small"
        aria-label={label}
        dataSource={rows}
        pagination={false}
        columns={[...columns, ...endOf(offer, t('list.actions'))].map((column) => ({
          key: column.sort ?? column.key,
          title: column.title,
          align: column.align,
          rowScope: column.isRowHeader ? 'row' : undefined,
          className: classNames(column.isRowHeader && styles.lead, column.key in widths && styles.sized),
          ...(!isPlain && { onHeaderCell: () => headProps(column) }),
          render: (_: unknown, row: Row) => <Cell row={row} column={column} offer={offer} />,
          ...(column.sort && {
            sorter: true,
            sortOrder: orderOf(column.sort),
            sortDirections: ['ascend', 'descend', 'ascend'],
          }),
        }))}
        onChange={(_page, _filters, sorter) => {
          if (Array.isArray(sorter) || !sorter.columnKey) return;
          onSort?.(sorter.order === 'descend' ? `-${String(sorter.columnKey)}` : String(sorter.columnKey));
        }}
        components={COMPONENTS}
        className={`${styles.table} ${isPlain ? '' : styles.resizable}`}
        rowSelection={
          selection && {
            selectedRowKeys: [...selection.keys],
            onChange: selection.onChange,
            getCheckboxProps: (row) => ({ 'aria-label': selection.labelOf(row) }),
            getTitleCheckboxProps: () => ({ 'aria-label': t('list.selectRows') }),
          }
        }
      />
    </div>
  );
}

const endOf = <Row,>(offer: RowOffer<Row> | undefined, title: string): DataColumn<Row>[] =>
  offer ? [{ key: 'actions', title, align: 'end', render: (row) => <RowEnd row={row} offer={offer} /> }] : [];
