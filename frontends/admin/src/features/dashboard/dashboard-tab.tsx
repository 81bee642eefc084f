import { useRequestFailure } from '@kp/client';
import { Skeleton, SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { Card, Flex, LoadFailure, Statistic } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersPath } from '../../shared/orders-query';
import { type DashboardFigures, useDashboard } from './dashboard-api';
import { RecentOrders } from './recent-orders';
import styles from './dashboard.module.css';

export function DashboardTab() {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const dashboard = useDashboard();
  const { figures, error } = dashboard;
  if (!figures && error) return <LoadFailure {...failure.panel(dashboard, t('dashboard.failed'))} />;
  return (
    <Flex vertical gap="large">
      {figures ? <Figures figures={figures} /> : <DashboardSkeleton />}
      {figures && <RecentOrders orders={figures.recentOrders} />}
    </Flex>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation('admin');
  const { products, orders, pendingOrders, categories } = figures;
  return (
    <ul className={styles.figures}>
      <Figure label={t('dashboard.totalProducts')} value={products} />
      <Figure label={t('dashboard.totalOrders')} value={orders} to={ordersPath({})}>
        <Link to={ordersPath({ status: 'pending' })}>
          {t('dashboard.pendingOrders', { count: pendingOrders })}
        </Link>
      </Figure>
      <Figure label={t('dashboard.categories')} value={categories} />
    </ul>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly to?: string;
  readonly children?: ReactNode;
}

function Figure({ label, value, to, children }: FigureProps) {
  const { number } = useFormats();
  const text = number(value);
  const link = to && (
    <Link to={to} aria-label={`${label}: ${text}`}>
      {text}
    </Link>
  );
  return (
    <li>
      <Card className={styles.figure}>
        <Statistic title={<h2>{label}</h2>} value={value} formatter={() => link || text} />
        {children}
      </Card>
    </li>
  );
}

const SKELETON_FIGURES = 3;

function DashboardSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <ul className={styles.figures} aria-hidden="true">
        {Array.from({ length: SKELETON_FIGURES }, (_, index) => (
          <li key={index}>
            <Card className={styles.figure}>
              <Skeleton width="8rem" />
              <Skeleton width="4rem" height="2.5rem" />
            </Card>
          </li>
        ))}
      </ul>
      <SkeletonText lines={5} />
    </>
  );
}
