import { useGetOrderQuery } from '@kp/api-client/account';
import { UnbrokenNumbers } from '@kp/ui';
import { Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NotLoaded } from '../../shared/not-loaded';
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
  const query = useGetOrderQuery({ id });
  const { currentData: order, error } = query;
  return (
    <div className={styles.page}>
      <BackLink to={listPath} label={t('page.back')} />
      {!order && <h1>{t('drawer.title', { orderNumber: `#${id}` })}</h1>}
      {!order && (
        <NotLoaded query={query} failed={t('drawer.failed')} loading={t('drawer.loading')} lines={8} />
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
