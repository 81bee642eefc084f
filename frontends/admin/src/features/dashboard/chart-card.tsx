import { Button, Card, NothingFound } from '@kp/ui/admin';
import { type Key, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dashboard.module.css';

interface ChartRow {
  readonly key: Key;
  readonly label: ReactNode;
  readonly cells: readonly string[];
}

interface ChartCardProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** Of the table, which says the same as the chart; the first names its rows. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function ChartCard({ title, isEmpty, columns, rows, isWide = false, children }: ChartCardProps) {
  const { t } = useTranslation('admin');
  const [isTable, setTable] = useState(false);
  return (
    <Card
      className={isWide ? styles.wide : undefined}
      title={<h3>{title}</h3>}
      extra={
        <Button
          aria-label={`${title}: ${t('dashboard.showTable')}`}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {t('dashboard.showTable')}
        </Button>
      }
    >
      <div className={styles.chart}>
        {isEmpty && <NothingFound title={t('dashboard.salesEmpty')} />}
        {!isEmpty && !isTable && children}
        {!isEmpty && isTable && (
          // Scrolls by itself, so the keyboard has to reach it.
          <div role="region" aria-label={title} tabIndex={0} className={styles.region}>
            <table aria-label={title}>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, label, cells }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    {cells.map((cell, index) => (
                      <td key={columns[index + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </Card>
  );
}
