import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { LastOrderNote } from './last-order-note';
import { PaymentTroubleBox } from './payment-trouble-box';
import { useLastOrder } from './use-last-order';
import { WaitingForOrder } from './waiting-for-order';

/**
 * Nothing to order. A buyer who has just ordered and goes back finds that order; others are led to the products, and
 * guests to their account, whose cart may be filled.
 */
export function EmptyCheckout({ owner }: { readonly owner: number | null }) {
  const { t } = useTranslation('checkout');
  const { placed, isWaiting, trouble } = useLastOrder(owner);
  if (placed) return <LastOrderNote placed={placed} />;
  if (isWaiting) return <WaitingForOrder />;
  return (
    <>
      <PaymentTroubleBox trouble={trouble} />
      <EmptyState
        icon="cart"
        title={t('empty')}
        actions={
          <>
            <ButtonLink to="/products" variant="primary">
              {t('emptyLink')}
            </ButtonLink>
            {owner === null && (
              <ButtonLink to="/login?redirect=/checkout" variant="quiet">
                {t('signInInstead')}
              </ButtonLink>
            )}
          </>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    </>
  );
}
