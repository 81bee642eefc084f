import type { LowStockProductResponse } from '@kp/api-client/admin';
import { Card, NothingFound, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import styles from './dashboard.module.css';

export function LowStock({ products }: { readonly products: readonly LowStockProductResponse[] }) {
  const { t } = useTranslation('admin');
  return (
    <Card
      className={styles.list}
      title={<h2>{t('dashboard.lowStock')}</h2>}
      extra={<Link to={adminPath('products', { stock: 'low' })}>{t('dashboard.showLowStock')}</Link>}
    >
      {products.length === 0 ? (
        <NothingFound title={t('dashboard.lowStockEmpty')} />
      ) : (
        <ul className={styles.rows}>
          {products.map(({ id, name, stockQuantity }) => (
            <li key={id}>
              <Link to={adminPath('products', { stock: 'low', open: id })}>{name}</Link>
              <Tag color={stockQuantity === 0 ? 'error' : 'warning'}>
                {t('dashboard.stockLeft', { count: stockQuantity })}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
