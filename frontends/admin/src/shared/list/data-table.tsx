import { Checkbox, useMediaQuery } from '@kp/ui/admin';
import { classNames } from '@kp/ui';
import { ConfigProvider, Table } from '@kp/ui/table';
import type { HTMLAttributes, Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { DisplayOptions } from './display-options';
import { inOrder, type ListPreferences, useListPreferences } from './list-preferences';
import { ResizableHead, type Resizing } from './resizable-head';
import { RowArea, RowLink } from './row-link';
import { type RowAction, RowMenu } from './row-menu';
import { useRowKeys } from './use-row-keys';
import styles from './data-table.module.css';

/** Rows are cards below this width. */
const NARROW_SCREEN = '(max-width: 47.99rem)';

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
  /** Cannot be hidden. */
  readonly isAlwaysShown?: boolean;
}

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

interface CellProps<Row> {
  readonly row: Row;
  readonly column: DataColumn<Row>;
  readonly offer: RowOffer<Row> | undefined;
}

function Cell<Row>({ row, column, offer }: CellProps<Row>) {
  if (!column.isRowHeader || !offer?.pathOf) return column.render(row);
  return <RowLink to={offer.pathOf(row)}>{column.render(row)}</RowLink>;
}

function RowEnd<Row>({ row, offer }: { readonly row: Row; readonly offer: RowOffer<Row> }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { nameOf, pathOf, openLabel, actionsOf } = offer;
  const path = pathOf?.(row);
  const details: RowAction[] = path
    ? [
        {
          key: 'details',
          label: openLabel ?? t('orders.viewDetails'),
          onClick: () => void navigate(path),
        },
      ]
    : [];
  const items = [...details, ...(actionsOf?.(row) ?? [])];
  return (
    <>
      {path && <RowArea to={path} />}
      {items.length > 0 && <RowMenu name={nameOf(row)} items={items} />}
    </>
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
        columns={[...columns, ...endOf(offer, t('orders.actions'))].map((column) => ({
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

/** Facts of a card speak for themselves, to those who see them. */
const drawFact =
  <Row,>(row: Row) =>
  ({ key, title, render }: DataColumn<Row>) => (
    <div key={key} role="group" aria-label={title} className={styles.fact}>
      {render(row)}
    </div>
  );

const endOf = <Row,>(offer: RowOffer<Row> | undefined, title: string): DataColumn<Row>[] =>
  offer ? [{ key: 'actions', title, align: 'end', render: (row) => <RowEnd row={row} offer={offer} /> }] : [];

function Cards<Row extends object>({ label, rows, keyOf, columns, selection, offer }: DataTableProps<Row>) {
  const header = columns.find(({ isRowHeader }) => isRowHeader);
  const states = columns.filter(({ onCard }) => onCard === 'state');
  const named = columns.filter(({ onCard }) => onCard === 'fact');
  const isNamed = named.length + states.length > 0;
  const facts = isNamed ? named : columns.filter((column) => column !== header);
  const toggle = (key: Key, isSelected: boolean) => {
    const others = selection!.keys.filter((other) => other !== key);
    selection!.onChange(isSelected ? [...others, key] : others);
  };
  return (
    // For fingers.
    <ConfigProvider componentSize="large">
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles.card}>
            <div className={styles.top}>
              {selection && (
                <Checkbox
                  aria-label={selection.labelOf(row)}
                  checked={selection.keys.includes(keyOf(row))}
                  onChange={({ target }) => toggle(keyOf(row), target.checked)}
                />
              )}
              <div className={styles.name}>{header && <Cell row={row} column={header} offer={offer} />}</div>
              {isNamed && facts.slice(1).map(drawFact(row))}
              {offer && <RowEnd row={row} offer={offer} />}
            </div>
            {isNamed ? (
              <div className={styles.pair}>
                {facts.slice(0, 1).map(drawFact(row))}
                {states.map(drawFact(row))}
              </div>
            ) : (
              <dl className={styles.facts}>
                {facts.map(({ key, title, render }) => (
                  <div key={key}>
                    <dt>{title}</dt>
                    <dd>{render(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </ConfigProvider>
  );
}
