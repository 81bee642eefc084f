import type { OrderResponse } from '@kp/api-client/account';
import { directionOf } from '@kp/i18n';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { Drawer } from '@kp/ui/account';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderDetails } from './order-details';

interface OrderDrawerProps {
  /** None closes the drawer. */
  readonly listed: OrderResponse | undefined;
  readonly onClose: () => void;
}

const WIDTH = 560;

export function OrderDrawer({ listed, onClose }: OrderDrawerProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const titleId = useId();
  const orderNumber = listed?.orderNumber;
  return (
    <Drawer
      open={Boolean(listed)}
      onClose={onClose}
      size={WIDTH}
      placement={directionOf(language) === 'rtl' ? 'left' : 'right'}
      title={
        <span id={titleId}>
          {orderNumber && <UnbrokenNumbers>{t('order.number', { orderNumber })}</UnbrokenNumbers>}
        </span>
      }
      aria-labelledby={titleId}
      closable={{ 'aria-label': t('actions.close'), placement: 'end' }}
      destroyOnHidden
    >
      {listed && <OrderDetails listed={listed} />}
    </Drawer>
  );
}
