import { EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** The money is there; the order follows by itself. */
export function WaitingForOrder() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status">
      <EmptyState icon="clock" title={t('pay.waitingTitle')}>
        {t('pay.waitingText')}
      </EmptyState>
    </div>
  );
}
