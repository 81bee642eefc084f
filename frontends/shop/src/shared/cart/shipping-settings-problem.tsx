import { shopApi } from '@kp/api-client/shop';
import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './shipping-settings-problem.module.css';

/** Shown while totals use fallback shipping settings because the shop's own could not be loaded. */
export function ShippingSettingsProblem() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = shopApi.useGetShippingSettingsQuery();
  if (data || !error) return null;
  return (
    <div role="alert" className={styles.problem} data-print="hidden">
      <p>{t('errors.shippingSettings')}</p>
      <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
        {t('actions.retry')}
      </Button>
    </div>
  );
}
