import { EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../page-parts/status-panel';

/** The money is there; the order follows by itself. */
export function WaitingForOrder() {
  const { t } = useTranslation('checkout');
  return (
    <StatusPanel>
      <EmptyState icon="clock" title={t('pay.waitingTitle')}>
        {t('pay.waitingText')}
      </EmptyState>
    </StatusPanel>
  );
}
