import { useGetOrderQuery } from '@kp/api-client/account';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, UnbrokenNumbers, VisuallyHidden } from '@kp/ui';
import { Flex, LoadFailure } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { BackLink } from '../../shared/back-link';
import { ShortDate } from '../../shared/short-date';
import { useShortcut } from '../../shared/shortcuts';
import { useLeaving } from '../../shared/unsaved-changes';
import { OrderActions } from './order-actions';
import { OrderDetails } from './order-details';
import { OrderPaymentTag } from './order-payment-tag';
import { OrderTags } from './order-tags';
import styles from './order-page.module.css';

interface OrderPageProps {
  readonly id: number;
  /** Back to where it was opened from. */
  readonly listPath: string;
}

export function OrderPage({ id, listPath }: OrderPageProps) {
  const { t } = useTranslation('adminOrders');
  const { t: admin } = useTranslation('admin');
  const navigate = useNavigate();
  const { leave } = useLeaving();
  useShortcut({
    key: 'escape',
    label: admin('commands.goBack'),
    run: () => leave(() => void navigate(listPath)),
  });
  const failure = useRequestFailure();
  const query = useGetOrderQuery({ id });
  const { currentData: order, error } = query;
  return (
    <div className={styles.page}>
      <BackLink to={listPath} label={t('page.back')} />
      {!order && <h1>{t('drawer.title', { orderNumber: `#${id}` })}</h1>}
      {!order && error && <LoadFailure {...failure.panel(query, t('drawer.failed'))} />}
      {!order && !error && (
        <>
          <VisuallyHidden role="status">{t('drawer.loading')}</VisuallyHidden>
          <SkeletonText lines={8} />
        </>
      )}
      {order && (
        <>
          <header className={styles.head}>
            <h1>
              <UnbrokenNumbers>{t('drawer.title', { orderNumber: order.orderNumber })}</UnbrokenNumbers>
            </h1>
            <Flex wrap align="center" gap="small" className={styles.states}>
              <OrderTags order={order} />
              <OrderPaymentTag order={order} />
              <ShortDate iso={order.createdAt} />
            </Flex>
            <OrderActions order={order} />
          </header>
          <OrderDetails order={order} isStale={Boolean(error)} />
        </>
      )}
    </div>
  );
}
