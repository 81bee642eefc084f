import { Button, Card, NothingFound } from '@kp/ui/admin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FiguresRow, FiguresTable } from '../../shared/figures-table';
import styles from './reports.module.css';

interface ChartCardProps {
  readonly title: string;
  readonly isEmpty: boolean;
  /** Of the table, which says the same as the chart; the first names its rows. */
  readonly columns: readonly string[];
  readonly rows: readonly FiguresRow[];
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function ChartCard({ title, isEmpty, columns, rows, isWide = false, children }: ChartCardProps) {
  const { t } = useTranslation('admin');
  const [isTable, setTable] = useState(false);
  return (
    <Card
      className={isWide ? styles.wide : undefined}
      title={<h2>{title}</h2>}
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
        {!isEmpty && isTable && <FiguresTable label={title} columns={columns} rows={rows} />}
      </div>
    </Card>
  );
}
