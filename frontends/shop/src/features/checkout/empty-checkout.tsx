import { ButtonLink, EmptyState } from '@kp/ui';
import { useTranslation } from 'react-i18next';

/** Nothing to order: leads to the products, and guests to their account, whose cart may be filled. */
export function EmptyCheckout({ isGuest }: { readonly isGuest: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      icon="cart"
      title={t('empty')}
      actions={
        <>
          <ButtonLink to="/products" variant="primary">
            {t('emptyLink')}
          </ButtonLink>
          {isGuest && (
            <ButtonLink to="/login?redirect=/checkout" variant="quiet">
              {t('signInInstead')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
}
