import type { OrderResponse, PaymentResponse } from '@kp/api-client/admin';
import { COURIER_NAMES, parseMinor } from '@kp/commerce';
import { Button, Dialog, ErrorPanel, SkeletonText, TextInput, useFormats } from '@kp/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@kp/client';
import { PaymentDisputes } from '../../shared/payments/payment-facts';
import { useGetPaymentQuery } from '../../shared/payments/payments-api';
import { readRefundAmount } from '../../shared/payments/refundable';
import styles from './ship-dialog.module.css';
import { RejectionAlert, autofocus } from '../../shared/dialog-form';

interface ShipDialogProps {
  /** None closes the dialog. */
  readonly order: OrderResponse | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  readonly onShip: (order: OrderResponse, shipment: Shipment) => Promise<void>;
}

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
          rejection={change.rejection}
          onShip={(shipment) => void onShip(order, shipment)}
        />
      )}
    </Dialog>
  );
}

interface ShipFormProps {
  readonly id: string;
  readonly order: OrderResponse;
  readonly rejection: string | undefined;
  readonly onShip: (shipment: Shipment) => void;
}

function ShipForm({ id, order, rejection, onShip }: ShipFormProps) {
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
      <RejectionAlert text={rejection} />
      <TextInput
        label={t('orders.awbNumber')}
        value={awbNumber}
        onChange={({ target }) => setAwbNumber(target.value)}
        autoComplete="off"
        maxLength={100}
        ref={autofocus}
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

interface CancelDialogProps {
  /** None closes the dialog. */
  readonly order: OrderResponse | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  /** @param refundAmount decimal; absent for all that remains, "0" for nothing */
  readonly onCancel: (order: OrderResponse, refundAmount: string | undefined) => Promise<void>;
}

/** Whether money was received online that cancelling may refund. */
export function isPaidOnline({ payment, paymentStatus }: OrderResponse): boolean {
  const hasMoney = paymentStatus === 'paid' || paymentStatus === 'partly_refunded';
  return payment.id !== null && !payment.isAwaited && hasMoney;
}

export function CancelDialog({ order, change, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const formId = useId();
  // Only the server knows which refunds are requested, pending or failed.
  const { currentData, error, isFetching, refetch } = useGetPaymentQuery(
    { id: order?.payment.id ?? 0 },
    { skip: !order?.payment.id, refetchOnMountOrArgChange: true },
  );
  const payment = order && currentData;
  return (
    <Dialog
      isOpen={Boolean(order)}
      onClose={onClose}
      title={order && t('orders.cancel.title', { orderNumber: order.orderNumber })}
      footer={
        <>
          <Button isDisabled={change.isSaving} onClick={onClose}>
            {common('actions.back')}
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={change.isSaving} isDisabled={!payment}>
            {t('orders.cancel.submit')}
          </Button>
        </>
      }
    >
      {order && !payment && !error && <SkeletonText lines={3} />}
      {order && !payment && error && (
        <ErrorPanel title={t('payments.oneFailed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {problemText(error, common)}
        </ErrorPanel>
      )}
      {order && payment && (
        <CancelForm
          id={formId}
          payment={payment}
          rejection={change.rejection}
          onCancel={(amount) => void onCancel(order, amount)}
        />
      )}
    </Dialog>
  );
}

interface CancelFormProps {
  readonly id: string;
  readonly payment: PaymentResponse;
  readonly rejection: string | undefined;
  readonly onCancel: (refundAmount: string | undefined) => void;
}

function CancelForm({ id, payment, rejection, onCancel }: CancelFormProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const remaining = parseMinor(payment.refundableAmount);
  const remainingText = money({ amount: payment.refundableAmount, currency: payment.currency });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readRefundAmount(typed, remaining, 0);
    if ('amount' in read) return onCancel(read.amount || undefined);
    const isWrong = read.problem === 'wrong';
    setProblem(isWrong ? t('payments.refundWrong') : t('payments.refundTooMuch', { amount: remainingText }));
  };
  return (
    <form id={id} noValidate onSubmit={submit} className={styles.form}>
      <p>{t('orders.cancel.text')}</p>
      <PaymentDisputes payment={payment} />
      <p>{t('payments.refundLeft', { amount: remainingText })}</p>
      <RejectionAlert text={rejection} />
      <TextInput
        label={t('payments.refundAmount')}
        hint={t('orders.cancel.hint')}
        error={problem}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        ref={autofocus}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </form>
  );
}

export interface ChangeInDialog {
  readonly isSaving: boolean;
  readonly rejection: string | undefined;
}

/** Empty fields change nothing. */
export interface Shipment {
  readonly awbNumber?: string;
  readonly courier?: string;
}
