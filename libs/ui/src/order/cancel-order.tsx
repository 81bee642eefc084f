import { isOfflineMethod, parseMinor, type PaymentMethod, type PaymentStatus } from '@kp/commerce';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useFormats } from '../format/use-formats';
import styles from './cancel-order.module.css';

interface PaidOrder {
  readonly orderNumber: string;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  readonly totalAmount: string;
  readonly currency: string;
}

interface CancelOrderProps {
  readonly order: PaidOrder;
  readonly canCancel: boolean;
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Why it could not be cancelled. */
  readonly failure: string | undefined;
  readonly onOpen: () => void;
  readonly onConfirm: () => void;
}

/** The dialog stays when the order was packed meanwhile, and says so. */
export function CancelOrder(props: CancelOrderProps) {
  const { order, canCancel, isBusy, isDone, failure, onOpen, onConfirm } = props;
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const open = () => {
    onOpen();
    setAsking(true);
  };
  return (
    <div className={styles.cancel} data-print="hidden">
      {isDone && <p role="status">{t('cancel.done')}</p>}
      {canCancel && !isDone && (
        <Button onClick={open} aria-label={t('cancel.buttonOf', { orderNumber: order.orderNumber })}>
          {t('cancel.button')}
        </Button>
      )}
      <Dialog
        isOpen={isAsking && !isDone}
        onClose={close}
        title={t('cancel.title')}
        footer={
          <>
            <Button onClick={close}>{t('cancel.keep')}</Button>
            {canCancel && (
              <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
                {t('cancel.button')}
              </Button>
            )}
          </>
        }
      >
        <div className={styles.text}>
          <p>{common('order.number', { orderNumber: order.orderNumber })}</p>
          <MoneyText order={order} />
          <p>{t('cancel.final')}</p>
          <p role="alert" className={styles.failure}>
            {failure && `${t('cancel.failed')}. ${failure}`}
          </p>
        </div>
      </Dialog>
    </div>
  );
}

/** Nothing for an order that is paid in another way, such as by the invoice of a quote. */
function MoneyText({ order }: { readonly order: PaidOrder }) {
  const { t } = useTranslation('order');
  const { money } = useFormats();
  const { paymentMethod, paymentStatus, totalAmount, currency } = order;
  const isFree = parseMinor(totalAmount) === 0;
  if (isFree || paymentStatus === 'unpaid') return <p>{t('cancel.noCharge')}</p>;
  if (isOfflineMethod(paymentMethod) || paymentStatus !== 'paid') return null;
  return <p>{t('cancel.refund', { amount: money({ amount: totalAmount, currency }) })}</p>;
}
