import type { OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { SkeletonText, useFormats } from '@kp/ui';
import { Alert, LoadFailure } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/form-modal';
import { PaymentDisputes } from '../../shared/payments/payment-disputes';
import { useGetPaymentQuery } from '../../shared/payments/payments-api';
import { RefundAmountField, type RefundValues } from '../../shared/payments/refund-amount-field';
import { decimalAmount } from '../../shared/decimal-amount';
import type { ChangeInDialog } from './use-status-change';

export interface CancelDialogProps {
  /** None closes the dialog. */
  readonly order: OrderResponse | undefined;
  readonly change: ChangeInDialog;
  readonly onClose: () => void;
  /** @param refundAmount decimal; "0" for nothing */
  readonly onCancel: (order: OrderResponse, refundAmount: string) => Promise<void>;
}

export function CancelDialog({ order, change, onClose, onCancel }: CancelDialogProps) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const failure = useRequestFailure();
  // Only the server knows which refunds are requested, pending or failed.
  const query = useGetPaymentQuery({ id: order?.payment.id ?? 0 }, { skip: !order?.payment.id });
  const payment = order && query.currentData;
  return (
    <FormModal<RefundValues>
      isOpen={Boolean(order)}
      onClose={onClose}
      title={t('orders.cancel.title', { orderNumber: order?.orderNumber })}
      submitLabel={t('orders.cancel.submit')}
      closeLabel={common('actions.back')}
      isDanger
      isBusy={change.isSaving}
      canSubmit={Boolean(payment)}
      onSubmit={({ amount }) => order && void onCancel(order, decimalAmount(amount))}
    >
      {!payment && !query.error && <SkeletonText lines={3} />}
      {!payment && query.error && (
        <LoadFailure {...failure.panel(query, t('adminOrders:payments.oneFailed'))} />
      )}
      {payment && (
        <>
          <p>{t('orders.cancel.text')}</p>
          <PaymentDisputes payment={payment} />
          {change.rejection && <Alert type="error" showIcon title={change.rejection} />}
          <RefundAmountField
            payment={payment}
            minimum={0}
            hint={t('orders.cancel.hint', {
              amount: money({ amount: payment.refundableAmount, currency: payment.currency }),
            })}
          />
        </>
      )}
    </FormModal>
  );
}
