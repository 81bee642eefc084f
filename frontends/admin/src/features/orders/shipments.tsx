import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { COURIER_NAMES } from '@kp/commerce';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { AutoComplete, Button, Flex, Form, Input, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { useRights } from '../../shared/use-rights';
import { Shipment } from './shipment';

const { useShipItemsByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { shipItemsByAdmin: { invalidatesTags: ['Orders'] } },
});

interface ShipmentsProps {
  readonly order: OrderResponse;
}

interface ShipValues {
  readonly quantities: Record<number, string>;
  readonly awbNumber?: string;
  readonly courier?: string;
}

const COURIERS = COURIER_NAMES.map((value) => ({ value }));

export function Shipments({ order }: ShipmentsProps) {
  const { t } = useTranslation('adminOrders');
  const { language } = useFormats();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { shipments, items, status } = order;
  const canShip = may('orders') && status !== 'cancelled' && unshipped(order).length > 0;
  if (shipments.length === 0 && !canShip) return null;
  const nameOf = (itemId: number) => items.find(({ id }) => id === itemId)?.productName ?? '';
  return (
    <Flex vertical gap="small" component="section">
      <h2>{t('shipments.title')}</h2>
      {shipments.map((shipment) => (
        <div key={shipment.id}>
          <Shipment {...shipment} />
          {shipment.items.map(({ itemId, quantity }) => (
            <p key={itemId}>{t('shipments.line', { quantity, name: nameOf(itemId) })}</p>
          ))}
          <Typography.Text type="secondary">
            <time dateTime={shipment.shippedAt}>{formatDateTime(shipment.shippedAt, language)}</time>
          </Typography.Text>
        </div>
      ))}
      {canShip && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('shipments.ship')}</Button>
        </div>
      )}
      <ShipItemsDialog order={order} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Flex>
  );
}

const unshipped = ({ items }: OrderResponse) =>
  items
    .map(({ id, productName, quantity, shippedQuantity, withdrawnQuantity, backorderedQuantity }) => ({
      id,
      name: productName,
      left: quantity - shippedQuantity - withdrawnQuantity,
      inStock: quantity - shippedQuantity - withdrawnQuantity - backorderedQuantity,
    }))
    .filter(({ left }) => left > 0);

interface ShipItemsDialogProps extends ShipmentsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function ShipItemsDialog({ order, isOpen, onClose }: ShipItemsDialogProps) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [shipItems, { isLoading }] = useShipItemsByAdminMutation();
  const ship = async ({ quantities, awbNumber, courier }: ShipValues) => {
    const items = Object.entries(quantities)
      .map(([itemId, quantity]) => ({ itemId: Number(itemId), quantity: Number(quantity) }))
      .filter(({ quantity }) => quantity > 0);
    const shipItemsRequest = { items, awbNumber: awbNumber?.trim(), courier: courier?.trim() };
    const { error } = await shipItems({ id: order.id, shipItemsRequest });
    if (error) return void failure.show(error, { title: t('adminOrders:shipments.failed') });
    toast({ title: t('adminOrders:shipments.shipped') });
    onClose();
  };
  return (
    <FormModal<ShipValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t('adminOrders:shipments.ship')}
      submitLabel={t('adminOrders:shipments.ship')}
      isBusy={isLoading}
      onSubmit={(values) => void ship(values)}
    >
      {unshipped(order).map(({ id, name, left, inStock }) => (
        <Form.Item
          key={id}
          name={['quantities', id]}
          label={t('adminOrders:shipments.quantityOf', { name, left })}
          initialValue={String(inStock)}
        >
          <Input type="number" inputMode="numeric" min={0} max={left} />
        </Form.Item>
      ))}
      <Form.Item name="awbNumber" label={t('orders.awbNumber')}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="courier" label={t('orders.courier')}>
        <AutoComplete options={COURIERS}>
          <Input maxLength={100} />
        </AutoComplete>
      </Form.Item>
    </FormModal>
  );
}
