import type { OrderResponse } from '@kp/api-client/admin';
import { COURIER_NAMES } from '@kp/commerce';
import { Button, Dialog, TextInput } from '@kp/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeInDialog } from './status-changes';
import { Refusal } from './refusal';
import { startHere } from './start-here';
import type { Shipment } from './use-status-change';
import styles from './ship-dialog.module.css';

export interface ShipDialogProps {
  /** The order to ship; none closes the dialog. */
  readonly order: OrderResponse | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  readonly onShip: (order: OrderResponse, shipment: Shipment) => Promise<void>;
}

/** Asks for tracking number and courier before an order is marked as shipped. Both may stay empty. */
export function ShipDialog({ order, change, onClose, onShip }: ShipDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const formId = useId();
  return (
    <Dialog
      isOpen={Boolean(order)}
      onClose={onClose}
      title={order && t('orders.ship.title', { orderNumber: order.orderNumber })}
      footer={
        <>
          <Button isDisabled={change.isSaving} onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" icon="truck" isBusy={change.isSaving}>
            {t('orders.ship.submit')}
          </Button>
        </>
      }
    >
      {order && (
        <ShipForm
          id={formId}
          order={order}
          refusal={change.refusal}
          onShip={(shipment) => void onShip(order, shipment)}
        />
      )}
    </Dialog>
  );
}

interface ShipFormProps {
  readonly id: string;
  readonly order: OrderResponse;
  readonly refusal: string | undefined;
  readonly onShip: (shipment: Shipment) => void;
}

function ShipForm({ id, order, refusal, onShip }: ShipFormProps) {
  const { t } = useTranslation('admin');
  const [awbNumber, setAwbNumber] = useState(order.awbNumber ?? '');
  const [courier, setCourier] = useState(order.courier ?? '');
  const listId = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onShip({ awbNumber: awbNumber.trim(), courier: courier.trim() });
  };
  return (
    <form id={id} onSubmit={submit} className={styles.form}>
      <p>{t('orders.ship.text')}</p>
      <Refusal text={refusal} />
      <TextInput
        label={t('orders.awbNumber')}
        value={awbNumber}
        onChange={({ target }) => setAwbNumber(target.value)}
        autoComplete="off"
        maxLength={100}
        ref={startHere}
      />
      <TextInput
        label={t('orders.courier')}
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
        list={listId}
        autoComplete="off"
        maxLength={100}
      />
      <datalist id={listId}>
        {COURIER_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
