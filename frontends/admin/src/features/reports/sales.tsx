import type { DashboardResponse } from '@kp/api-client/admin';
import { Card, NothingFound } from '@kp/ui/admin';
import { useCategoryName, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { FiguresTable } from '../../shared/figures-table';
import { useRights } from '../../shared/use-rights';
import { CategoryChart, DayChart } from './charts';
import { ChartCard } from './chart-card';
import styles from './reports.module.css';

export function Sales({ dashboard, isFetching }: PartProps & { readonly isFetching: boolean }) {
  return (
    <div className={styles.charts} aria-busy={isFetching}>
      <SalesByDay dashboard={dashboard} />
      <SalesByCategory dashboard={dashboard} />
      <BestSellers dashboard={dashboard} />
    </div>
  );
}

interface PartProps {
  readonly dashboard: DashboardResponse;
}

function SalesByDay({ dashboard: { salesByDay = [], currency } }: PartProps) {
  const { t } = useTranslation('admin');
  const { date, money, number } = useFormats();
  const rows = salesByDay.map((sales) => ({
    key: sales.day,
    label: date(sales.day),
    cells: [number(sales.orders), money({ amount: sales.amount, currency })],
  }));
  return (
    <ChartCard
      title={t('dashboard.salesByDay')}
      isEmpty={salesByDay.every(({ orders }) => orders === 0)}
      columns={[t('dashboard.day'), t('dashboard.orders'), t('dashboard.amount')]}
      // The newest day first: the chart ends with it, a table begins with it.
      rows={rows.reverse()}
      isWide
    >
      <DayChart sales={salesByDay} currency={currency} />
    </ChartCard>
  );
}

function SalesByCategory({ dashboard: { salesByCategory = [], currency } }: PartProps) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const { may } = useRights();
  const nameOf = useCategoryName();
  const categories = salesByCategory.map((category) => ({ ...category, name: nameOf(category) }));
  return (
    <ChartCard
      title={t('dashboard.salesByCategory')}
      isEmpty={categories.length === 0}
      columns={[t('dashboard.category'), t('dashboard.units'), t('dashboard.amount')]}
      rows={categories.map(({ id, name, units, amount }) => ({
        key: id,
        label: may('catalog') ? <Link to={adminPath('products', { category: id })}>{name}</Link> : name,
        cells: [number(units), money({ amount, currency })],
      }))}
    >
      <CategoryChart categories={categories} currency={currency} />
    </ChartCard>
  );
}

function BestSellers({ dashboard: { bestSellers = [], currency } }: PartProps) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const { may } = useRights();
  return (
    <Card title={<h2>{t('dashboard.bestSellers')}</h2>}>
      {bestSellers.length === 0 ? (
        <NothingFound title={t('dashboard.salesEmpty')} />
      ) : (
        <FiguresTable
          label={t('dashboard.bestSellers')}
          columns={[t('dashboard.product'), t('dashboard.units'), t('dashboard.amount')]}
          rows={bestSellers.map(({ id, name, units, amount }) => ({
            key: id,
            label: may('catalog') ? <Link to={adminPath('products', { open: id })}>{name}</Link> : name,
            cells: [number(units), money({ amount, currency })],
          }))}
        />
      )}
    </Card>
  );
}
