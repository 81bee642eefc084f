import type { OrderResponse } from '@kp/api-client/admin';
import { COURIER_NAMES } from '@kp/commerce';
import { Alert, AutoComplete, Form, Input } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { AcceptOutstanding } from './accept-outstanding';
import type { ChangeInDialog, Shipment } from './use-status-change';

interface ShipDialogProps {
  /** None closes the dialog. */
  readonly order: OrderResponse | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  readonly onShip: (order: OrderResponse, shipment: Shipment) => Promise<void>;
}

const COURIERS = COURIER_NAMES.map((value) => ({ value }));

export function ShipDialog({ order, change, onClose, onShip }: ShipDialogProps) {
  const { t } = useTranslation('admin');
  const ship = ({ awbNumber = '', courier = '', isOutstandingAccepted }: Shipment) => {
    const accepted = isOutstandingAccepted ? { isOutstandingAccepted } : {};
    if (order) void onShip(order, { awbNumber: awbNumber.trim(), courier: courier.trim(), ...accepted });
  };
  return (
    <FormModal<Shipment>
      isOpen={Boolean(order)}
      onClose={onClose}
      title={t('orders.ship.title', { orderNumber: order?.orderNumber })}
      submitLabel={t('orders.ship.submit')}
      isBusy={change.isSaving}
      onSubmit={ship}
    >
      <p>{t('orders.ship.text')}</p>
      {order && <AcceptOutstanding order={order} />}
      {change.rejection && <Alert type="error" showIcon title={change.rejection} />}
      <Form.Item name="awbNumber" label={t('orders.awbNumber')} initialValue={order?.awbNumber ?? ''}>
        <Input autoFocus autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="courier" label={t('orders.courier')} initialValue={order?.courier ?? ''}>
        <AutoComplete options={COURIERS}>
          <Input maxLength={100} />
        </AutoComplete>
      </Form.Item>
    </FormModal>
  );
}
