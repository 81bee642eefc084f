import { adminApi, type DashboardResponse } from '@kp/api-client/admin';
import { DASHBOARD_PERIODS } from '@kp/commerce/list-rules';
import { Card, Flex, NothingFound, Select } from '@kp/ui/admin';
import { useCategoryName, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { useRights } from '../../shared/use-rights';
import { CategoryChart, DayChart } from './charts';
import { ChartCard } from './chart-card';
import { FiguresTable } from './figures-table';
import { periodOf } from './period';
import styles from './dashboard.module.css';

/** A chunk of its own, because recharts weighs as much as the rest of the first screen. */
export function Sales() {
  const { t } = useTranslation('admin');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const days = periodOf(parameters);
  const { data: dashboard, isFetching } = adminApi.endpoints.getAdminDashboard.useQueryState({ days });
  if (!dashboard?.salesByDay) return null;
  return (
    <section aria-labelledby="sales-title" aria-busy={isFetching}>
      <Flex wrap align="center" justify="space-between" gap="small" className={styles.heading}>
        <h2 id="sales-title">{t('dashboard.sales')}</h2>
        <Select
          aria-label={t('dashboard.period')}
          value={days}
          options={DASHBOARD_PERIODS.map((period) => ({
            value: period,
            label: t(`dashboard.periods.last${period}`),
          }))}
          onChange={(period) => void navigate(adminPath('dashboard', { days: period }), { replace: true })}
          popupMatchSelectWidth={false}
        />
      </Flex>
      <div className={styles.charts}>
        <SalesByDay dashboard={dashboard} />
        <SalesByCategory dashboard={dashboard} />
        <BestSellers dashboard={dashboard} />
      </div>
    </section>
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
    <Card className={styles.list} title={<h3>{t('dashboard.bestSellers')}</h3>}>
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
