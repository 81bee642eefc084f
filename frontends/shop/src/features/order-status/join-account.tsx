import type { OrderStatusResponse } from '@kp/api-client/links';
import { useJoinOrderMutation } from '@kp/api-client/checkout';
import { useRequestFailure } from '@kp/client';
import { Button, ButtonLink } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { OrderNotice } from './order-notice';
import styles from './order-status.module.css';

interface JoinAccountProps {
  readonly order: Pick<OrderStatusResponse, 'account'>;
  /** From the link of the guest. */
  readonly token: string;
}

/** Offers a guest's order to the account with the same email, and says afterwards where it is. */
export function JoinAccount({ order: { account }, token }: JoinAccountProps) {
  const { t } = useTranslation('order');
  const failure = useRequestFailure();
  const [join, { isLoading, isSuccess, error }] = useJoinOrderMutation();
  if (account === null) return null;
  if (account === 'own') {
    return (
      <div role={isSuccess ? 'status' : undefined} data-print="hidden">
        <OrderNotice tone="done" title={t('orderStatus.inAccount')}>
          <ButtonLink to="/account?tab=orders">{t('orderPlaced.viewOrders')}</ButtonLink>
        </OrderNotice>
      </div>
    );
  }
  return (
    <div data-print="hidden">
      <OrderNotice tone="waiting" title={t('orderStatus.joinTitle')}>
        <p>{t('orderStatus.joinText')}</p>
        {error && (
          <p role="alert" className={styles.failure}>
            {failure.textOf(error)}
          </p>
        )}
        <Button onClick={() => void join({ token })} isBusy={isLoading}>
          {t('orderStatus.joinButton')}
        </Button>
      </OrderNotice>
    </div>
  );
}
