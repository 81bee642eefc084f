import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { StatusPanel } from '../page-parts/status-panel';
import type { PlacedOrder } from './placed-order';
import { useOrderTexts } from './use-order-texts';

/** In place of an empty checkout: the order is placed, and where to see it. */
export function LastOrderNote({ placed }: { readonly placed: PlacedOrder }) {
  const { t } = useTranslation(['shop', 'checkout']);
  const textsOf = useOrderTexts();
  const { statusPath } = placed;
  const { title, text } = textsOf(placed);
  return (
    <StatusPanel>
      <EmptyState
        icon={placed.isPaymentAwaited || placed.confirmationRequired ? 'clock' : 'check'}
        title={title}
        actions={
          <>
            <ButtonLink to={statusPath ?? '/account?tab=orders'} variant="primary">
              {statusPath ? t('orderPlaced.follow') : t('orderPlaced.viewOrders')}
            </ButtonLink>
            <ButtonLink to="/products" variant="quiet">
              {t('checkout:emptyLink')}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </StatusPanel>
  );
}
