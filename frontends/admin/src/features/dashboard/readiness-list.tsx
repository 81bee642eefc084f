import { officeApi, type ReadinessCheckResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import type { ReadinessCheckName, SetupMark } from '@kp/commerce/setup-marks';
import { useFormats } from '@kp/ui';
import { Button, Card, Flex, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import { DemoRemoval } from './demo-removal';
import styles from './readiness.module.css';

const settingsOf = (section: string) => adminPath('settings', { section });

/** Where an item is put right; without one it is not in the back office. */
const PATHS: Partial<Record<ReadinessCheckName, string>> = {
  company: settingsOf('company'),
  brand: settingsOf('brand'),
  taxes: settingsOf('vat'),
  rates: settingsOf('rates'),
  shipping: settingsOf('shipping'),
  product: adminPath('products'),
  payments: settingsOf('payments'),
  webhooks: settingsOf('payments'),
  mail: settingsOf('mail'),
  owner: '/account?tab=profile',
  terms: adminPath('setup', { step: 'legal' }),
};

/** What stands between the shop and its first real order, as the shop itself has found it. */
export function ReadinessList() {
  const { t } = useTranslation('adminSetup');
  const { number } = useFormats();
  const failure = useRequestFailure();
  const query = officeApi.useGetAdminReadinessQuery();
  const [mark] = officeApi.useSetAdminSetupMarkMutation();
  const { data, refetch } = query;
  if (!data || data.isHidden || data.checks.every(({ isDone }) => isDone)) return null;
  const done = data.checks.filter(({ isDone }) => isDone).length;
  const set = async (name: SetupMark) => {
    try {
      await mark({ name }).unwrap();
      await refetch();
    } catch (error) {
      failure.show(error, { title: t('assistant.failed') });
    }
  };
  return (
    <Card>
      <details className={styles.readiness}>
        <summary>
          <h2>{t('readiness.title')}</h2>
          <span>{t('readiness.progress', { done: number(done), total: number(data.checks.length) })}</span>
        </summary>
        <ol className={styles.checks}>
          {data.checks.map((check) => (
            <Check key={check.name} check={check} onMark={set} onRemoved={refetch} />
          ))}
        </ol>
        <Flex wrap gap="small">
          <Link to={adminPath('setup')}>{t('readiness.assistant')}</Link>
          <Button type="text" size="small" onClick={() => void set('checklist')}>
            {t('readiness.hide')}
          </Button>
        </Flex>
      </details>
    </Card>
  );
}

interface CheckProps {
  readonly check: ReadinessCheckResponse;
  readonly onMark: (name: SetupMark) => Promise<void>;
  readonly onRemoved: () => unknown;
}

function Check({ check: { name, isDone, reason }, onMark, onRemoved }: CheckProps) {
  const { t } = useTranslation('adminSetup');
  const path = PATHS[name];
  const title = t(`checks.${name}.title`);
  return (
    <li>
      <div>
        <p className={styles.name}>{path && !isDone ? <Link to={path}>{title}</Link> : title}</p>
        {!isDone && <p>{t(`checks.${name}.${reason ?? 'open'}` as 'checks.demo.open')}</p>}
        {name === 'backup' && !isDone && (
          <Button size="small" onClick={() => void onMark('backup')}>
            {t('readiness.ownBackup')}
          </Button>
        )}
        {name === 'demo' && !isDone && <DemoRemoval onRemoved={onRemoved} />}
      </div>
      <Tag color={isDone ? 'success' : 'default'}>{t(isDone ? 'readiness.done' : 'readiness.open')}</Tag>
    </li>
  );
}
