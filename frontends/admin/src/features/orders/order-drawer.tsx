import { useGetOrderQuery } from '@kp/api-client/account';
import type { OrderResponse } from '@kp/api-client/admin';
import { UnbrokenNumbers } from '@kp/ui';
import { LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../shared/not-loaded';
import { NextStep } from './next-step';
import { OrderDetails } from './order-details';
import styles from './order-drawer.module.css';
import { ordersPath } from '../../shared/orders-query';
import { SideDrawer } from '../../shared/side-drawer';

const WIDTH = 560;

export interface OrderDrawerProps {
  /** None closes the drawer. */
  readonly id: number | undefined;
  readonly listed: OrderResponse | undefined;
  readonly onClose: () => void;
  /** Called after closing: antd would return the focus to its own panel. */
  readonly returnFocus: () => void;
}

export function OrderDrawer({ id, listed, onClose, returnFocus }: OrderDrawerProps) {
  const { t } = useTranslation('adminOrders');
  const orderNumber = listed?.orderNumber ?? (id && `#${id}`);
  return (
    <SideDrawer
      open={id !== undefined}
      onClose={onClose}
      size={WIDTH}
      title={<>{orderNumber && <UnbrokenNumbers>{t('drawer.title', { orderNumber })}</UnbrokenNumbers>}</>}
      afterOpenChange={(isOpen) => !isOpen && returnFocus()}
      extra={
        id !== undefined && (
          <LinkButton size="small" to={ordersPath({ order: id })}>
            {t('page.open')}
          </LinkButton>
        )
      }
    >
      {id !== undefined && <DrawerContent id={id} listed={listed} />}
    </SideDrawer>
  );
}

/** On failure the order of the list is shown. */
function DrawerContent({ id, listed }: { id: number; listed: OrderResponse | undefined }) {
  const { t } = useTranslation('adminOrders');
  const query = useGetOrderQuery({ id });
  const order = query.currentData ?? listed;
  if (order)
    return (
      <>
        <OrderDetails order={order} isStale={Boolean(query.error)} isPeek />
        <div className={styles.step}>
          <NextStep order={order} />
        </div>
      </>
    );
  return <NotLoaded query={query} failed={t('drawer.failed')} loading={t('drawer.loading')} lines={8} />;
}
