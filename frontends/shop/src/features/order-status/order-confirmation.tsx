import { linksApi, type OrderStatusResponse } from '@kp/api-client/links';
import { isApiError, useRequestFailure } from '@kp/client';
import { Button } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OrderNotice } from './order-notice';
import styles from './order-status.module.css';

const GONE = 410;

export interface OrderConfirmationProps {
  readonly order: OrderStatusResponse;
  readonly onConfirmed: () => void;
}

/** The link of the email alone does not confirm the order, because mail programs open links by themselves. */
export function OrderConfirmation({ order, onConfirmed }: OrderConfirmationProps) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const { hash } = useLocation();
  const [confirm, { isLoading, isSuccess, error }] = linksApi.useConfirmOrderMutation();
  const token = new URLSearchParams(hash.slice(1)).get('confirm');
  const isExpired = isGone(error);
  const handleConfirm = async () => {
    const answer = await confirm({ confirmOrderRequest: { token: token ?? '' } });
    if ('data' in answer) onConfirmed();
    else if (!isGone(answer.error)) failure.show(answer.error, { title: common('errors.generic') });
  };
  const isOpen = order.confirmationRequired && order.status === 'pending';
  return (
    <>
      {isSuccess && (
        <div role="status">
          <OrderNotice tone="done" title={t('orderStatus.confirmed')} />
        </div>
      )}
      {!isSuccess && isOpen && !token && (
        <OrderNotice tone="waiting" title={t('orderStatus.awaitingConfirmation')}>
          <p>{t('orderStatus.confirmByEmail')}</p>
        </OrderNotice>
      )}
      {!isSuccess && isOpen && token && (
        <OrderNotice tone="waiting" title={t('orderStatus.confirmTitle')}>
          {!isExpired && <p>{t('orderStatus.confirmText')}</p>}
          {error && (
            <p role="alert" className={styles.failure}>
              {isExpired ? t('orderStatus.confirmExpired') : failure.textOf(error)}
            </p>
          )}
          {!isExpired && (
            <Button variant="primary" onClick={() => void handleConfirm()} isBusy={isLoading}>
              {t('orderStatus.confirmButton')}
            </Button>
          )}
        </OrderNotice>
      )}
    </>
  );
}

function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === GONE;
}
