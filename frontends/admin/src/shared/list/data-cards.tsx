import { Checkbox } from '@kp/ui/admin';
import { ConfigProvider } from '@kp/ui/table';
import type { Key, ReactNode } from 'react';
import { type DataColumn, type DataTableProps, NO_VALUE } from './data-column';
import { Cell, RowEnd } from './row-cells';
import styles from './data-table.module.css';

interface CardFact extends Pick<DataColumn<unknown>, 'key' | 'title' | 'isTitled'> {
  readonly value: ReactNode;
}

const NOTHING: readonly ReactNode[] = [undefined, null, false, '', NO_VALUE];

/** Those of the columns that the row has a value for. */
const factsOf = <Row,>(row: Row, columns: readonly DataColumn<Row>[]): CardFact[] =>
  columns
    .map(({ key, title, isTitled, render }) => ({ key, title, isTitled, value: render(row) }))
    .filter(({ value }) => !NOTHING.includes(value));

const drawFact = ({ key, title, isTitled, value }: CardFact) => (
  <div key={key} role="group" aria-label={title} className={styles.fact}>
    {isTitled && <span aria-hidden="true">{title} </span>}
    {isTitled ? <strong>{value}</strong> : value}
  </div>
);

interface CardProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'selection' | 'offer' | 'keyOf'> {
  readonly row: Row;
}

/** What names the row, and of its facts the second and the rest, stand above the first and the state. */
function Card<Row extends object>({ row, columns, selection, offer, keyOf }: CardProps<Row>) {
  const header = columns.find(({ isRowHeader }) => isRowHeader);
  const isNamed = columns.some(({ onCard }) => onCard);
  const of = (place: DataColumn<Row>['onCard']) =>
    factsOf(
      row,
      columns.filter(({ onCard }) => onCard === place),
    );
  const [first, ...others] = isNamed ? of('fact') : [];
  const toggle = (key: Key, isSelected: boolean) => {
    const rest = selection!.keys.filter((other) => other !== key);
    selection!.onChange(isSelected ? [...rest, key] : rest);
  };
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        {selection && (
          <Checkbox
            aria-label={selection.labelOf(row)}
            checked={selection.keys.includes(keyOf(row))}
            onChange={({ target }) => toggle(keyOf(row), target.checked)}
          />
        )}
        <div className={styles.name}>{header && <Cell row={row} column={header} offer={offer} />}</div>
        {others.map(drawFact)}
        {offer && <RowEnd row={row} offer={offer} />}
      </div>
      {isNamed ? (
        <div className={styles.pair}>
          {first && drawFact(first)}
          {of('state').map(drawFact)}
        </div>
      ) : (
        <dl className={styles.facts}>
          {factsOf(
            row,
            columns.filter((column) => column !== header),
          ).map(({ key, title, value }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

export function Cards<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, keyOf } = props;
  return (
    // For fingers.
    <ConfigProvider componentSize="large">
      <ul className={styles.cards} aria-label={label}>
        {rows.map((row) => (
          <Card key={keyOf(row)} row={row} {...props} />
        ))}
      </ul>
    </ConfigProvider>
  );
}
