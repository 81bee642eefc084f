import type { DashboardResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Card, Statistic } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { ordersPath } from '../../shared/orders-query';
import styles from './dashboard.module.css';

export function Figures({ dashboard }: { readonly dashboard: DashboardResponse }) {
  const { t } = useTranslation('admin');
  const { money, number } = useFormats();
  const { currency, totalProducts, totalOrders, pendingOrders = 0, totalCategories } = dashboard;
  const { totalRevenue, netRevenue = '0' } = dashboard;
  return (
    <ul className={styles.figures}>
      {totalProducts !== undefined && (
        <Figure
          label={t('dashboard.totalProducts')}
          text={number(totalProducts)}
          to={adminPath('products')}
        />
      )}
      {totalOrders !== undefined && (
        <Figure label={t('dashboard.totalOrders')} text={number(totalOrders)} to={ordersPath({})}>
          <Link to={ordersPath({ status: 'pending' })}>
            {t('dashboard.pendingOrders', { count: pendingOrders })}
          </Link>
        </Figure>
      )}
      {totalRevenue !== undefined && (
        <Figure
          label={t('dashboard.totalRevenue')}
          text={money({ amount: totalRevenue, currency })}
          to={ordersPath({})}
        >
          {t('dashboard.netRevenue', { amount: money({ amount: netRevenue, currency }) })}
        </Figure>
      )}
      {totalCategories !== undefined && (
        <Figure
          label={t('dashboard.categories')}
          text={number(totalCategories)}
          to={adminPath('categories')}
        />
      )}
    </ul>
  );
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly to: string;
  readonly children?: ReactNode;
}

function Figure({ label, text, to, children }: FigureProps) {
  const link = (
    <Link to={to} aria-label={`${label}: ${text}`}>
      {text}
    </Link>
  );
  return (
    <li>
      <Card className={styles.figure}>
        <Statistic title={<h2>{label}</h2>} value={text} formatter={() => link} />
        {children}
      </Card>
    </li>
  );
}
