import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../page-parts/status-panel';

/** The buyer has paid and the provider has not decided yet: nothing here starts a second payment. */
export function PaymentInReview() {
  const { t } = useTranslation('checkout');
  return (
    <StatusPanel>
      <EmptyState
        icon="clock"
        title={t('pay.reviewTitle')}
        actions={<ButtonLink to="/products">{t('emptyLink')}</ButtonLink>}
      >
        {t('pay.reviewText')}
      </EmptyState>
    </StatusPanel>
  );
}
