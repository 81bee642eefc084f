import { problemText } from '@kp/client';
import { ErrorPanel, Skeleton, SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ordersPath } from '../../shared/orders-query';
import { type DashboardFigures, useDashboard } from './dashboard-api';
import { RecentOrders } from './recent-orders';
import styles from './dashboard.module.css';

export function DashboardTab() {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { figures, error, isFetching, refetch } = useDashboard();
  if (!figures && error) {
    return (
      <ErrorPanel title={t('dashboard.failed')} onRetry={refetch} isRetrying={isFetching}>
        {problemText(error, common)}
      </ErrorPanel>
    );
  }
  return (
    <div className={styles.dashboard}>
      {figures ? <Figures figures={figures} /> : <DashboardSkeleton />}
      {figures && <RecentOrders orders={figures.recentOrders} />}
    </div>
  );
}

function Figures({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const { products, orders, pendingOrders, categories } = figures;
  return (
    <ul className={styles.figures}>
      <Figure label={t('dashboard.totalProducts')} value={number(products)} />
      <Figure
        label={t('dashboard.totalOrders')}
        value={number(orders)}
        to={ordersPath({})}
        note={{
          text: t('dashboard.pendingOrders', { count: pendingOrders }),
          to: ordersPath({ status: 'pending' }),
        }}
      />
      <Figure label={t('dashboard.categories')} value={number(categories)} />
    </ul>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly to?: string;
  readonly note?: { readonly text: string; readonly to: string };
}

function Figure({ label, value, to, note }: FigureProps) {
  return (
    <li className={styles.figure}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.value}>
        {to ? (
          <Link to={to} aria-label={`${label}: ${value}`}>
            {value}
          </Link>
        ) : (
          value
        )}
      </p>
      {note && (
        <p>
          <Link to={note.to}>{note.text}</Link>
        </p>
      )}
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
          <li key={index} className={styles.figure}>
            <Skeleton width="8rem" />
            <Skeleton width="4rem" height="2.5rem" />
          </li>
        ))}
      </ul>
      <SkeletonText lines={5} />
    </>
  );
}
