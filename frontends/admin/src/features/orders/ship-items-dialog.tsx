import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { COURIER_NAMES } from '@kp/commerce';
import { AutoComplete, Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { WholeNumberInput } from '../../shared/number-input';
import { FormModal } from '../../shared/form-modal';
import { AcceptOutstanding } from './accept-outstanding';

const { useShipItemsByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: { shipItemsByAdmin: { invalidatesTags: ['Orders'] } },
});

interface ShipValues {
  readonly quantities: Record<number, string>;
  readonly awbNumber?: string;
  readonly courier?: string;
  readonly isOutstandingAccepted?: boolean;
}

const COURIERS = COURIER_NAMES.map((value) => ({ value }));

/** The items of which units are left to ship, and how many of them are there. */
export const unshipped = ({ items }: OrderResponse) =>
  items
    .map(({ id, productName, quantity, shippedQuantity, withdrawnQuantity, backorderedQuantity }) => ({
      id,
      name: productName,
      left: quantity - shippedQuantity - withdrawnQuantity,
      inStock: quantity - shippedQuantity - withdrawnQuantity - backorderedQuantity,
    }))
    .filter(({ left }) => left > 0);

interface ShipItemsDialogProps {
  readonly order: OrderResponse;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShipItemsDialog({ order, isOpen, onClose }: ShipItemsDialogProps) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [shipItems, { isLoading }] = useShipItemsByAdminMutation();
  const ship = async ({ quantities, awbNumber, courier, isOutstandingAccepted }: ShipValues) => {
    const items = Object.entries(quantities)
      .map(([itemId, quantity]) => ({ itemId: Number(itemId), quantity: Number(quantity) }))
      .filter(({ quantity }) => quantity > 0);
    const shipItemsRequest = {
      items,
      awbNumber: awbNumber?.trim(),
      courier: courier?.trim(),
      ...(isOutstandingAccepted && { isOutstandingAccepted }),
    };
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
      <AcceptOutstanding order={order} />
      {unshipped(order).map(({ id, name, left, inStock }) => (
        <Form.Item
          key={id}
          name={['quantities', id]}
          label={t('adminOrders:shipments.quantityOf', { name, left })}
          initialValue={String(inStock)}
        >
          <WholeNumberInput step="1" max={left} />
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
