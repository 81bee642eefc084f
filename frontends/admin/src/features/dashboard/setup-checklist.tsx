import type { SetupStepsResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { Card, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import styles from './dashboard.module.css';

const STEPS = [
  { key: 'company', path: adminPath('settings', { section: 'company' }) },
  { key: 'category', path: adminPath('categories') },
  { key: 'product', path: adminPath('products') },
  { key: 'shipping', path: adminPath('settings', { section: 'shipping' }) },
  { key: 'payments', path: adminPath('settings', { section: 'payments' }) },
] as const;

/** Until the shop has a company, a category and a product: without them it can sell nothing. */
export function SetupChecklist({ steps }: { readonly steps: SetupStepsResponse | undefined }) {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  if (!steps || (steps.company && steps.category && steps.product)) return null;
  const done = STEPS.filter(({ key }) => steps[key]).length;
  return (
    <Card className={styles.list} title={<h2>{t('dashboard.setup.title')}</h2>}>
      <p>{t('dashboard.setup.progress', { done: number(done), total: number(STEPS.length) })}</p>
      <ol className={styles.rows}>
        {STEPS.map(({ key, path }) => (
          <li key={key}>
            <Link to={path}>{t(`dashboard.setup.steps.${key}`)}</Link>
            {steps[key] ? (
              <Tag color="success">{t('dashboard.setup.done')}</Tag>
            ) : (
              <Tag>{t('dashboard.setup.open')}</Tag>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
