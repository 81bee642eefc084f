import { adminApi, type OrderResponse } from '@kp/api-client/admin';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Alert, Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTransferDialog } from '../../shared/payments/record-transfer-dialog';
import { TransferRow } from '../../shared/payments/transfer-row';
import styles from './order-details.module.css';

const transfersApi = adminApi.enhanceEndpoints({
  endpoints: {
    recordOrderTransferByAdmin: { invalidatesTags: ['Orders'] },
    undoOrderTransferByAdmin: { invalidatesTags: ['Orders'] },
  },
});

/** What arrived in the bank account for an order, and what it still waits for. */
export function OrderTransfers({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { money, date } = useFormats();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [record, { isLoading }] = transfersApi.useRecordOrderTransferByAdminMutation();
  const { paymentMethod, paymentStatus, status, currency, transfers = [], invoiceNumber } = order;
  if (paymentMethod !== 'bank_transfer' && transfers.length === 0) return null;
  const receivedMinor = transfers.reduce(
    (sum, { amount, isUndone }) => sum + (isUndone ? 0 : parseMinor(amount)),
    0,
  );
  const openMinor = parseMinor(order.totalAmount) - receivedMinor;
  const inMoney = (minor: number) => money({ amount: minorToDecimal(minor), currency });
  const isWaiting = paymentStatus === 'unpaid' && invoiceNumber === null && !order.confirmationRequired;
  const isLate = status === 'cancelled';
  return (
    <Flex vertical align="start" gap="small">
      {isWaiting && !isLate && (
        <p>
          {t('orderTransfers.waiting', { amount: inMoney(openMinor) })}
          {order.reservedUntil && ` ${t('orderTransfers.until', { date: date(order.reservedUntil) })}`}
        </p>
      )}
      {isWaiting && isLate && <Alert type="info" showIcon title={t('orderTransfers.late')} />}
      {openMinor < 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('orderTransfers.overpaid', { amount: inMoney(-openMinor) })}
        />
      )}
      {transfers.length > 0 && (
        <ul className={styles.notes} aria-label={t('orderTransfers.title')}>
          {transfers.map((transfer) => (
            <TransferEntry key={transfer.id} order={order} transfer={transfer} />
          ))}
        </ul>
      )}
      {isWaiting && (
        <Button
          onClick={() => {
            setOpenings(openings + 1);
            setOpen(true);
          }}
        >
          {t(isLate ? 'orderTransfers.reopen' : 'orderTransfers.record')}
        </Button>
      )}
      <RecordTransferDialog
        key={openings}
        title={t(isLate ? 'orderTransfers.reopen' : 'orderTransfers.record')}
        currency={currency}
        outstandingAmount={minorToDecimal(Math.max(openMinor, 0))}
        isOpen={isOpen}
        isBusy={isLoading}
        onRecord={(transfer) =>
          record({
            id: order.id,
            recordOrderTransferRequest: { ...transfer, ...(isLate && { isReopened: true }) },
          }).unwrap()
        }
        onClose={() => setOpen(false)}
      />
    </Flex>
  );
}

interface TransferEntryProps {
  readonly order: OrderResponse;
  readonly transfer: NonNullable<OrderResponse['transfers']>[number];
}

function TransferEntry({ order, transfer }: TransferEntryProps) {
  const { money } = useFormats();
  const [undo, { isLoading }] = transfersApi.useUndoOrderTransferByAdminMutation();
  const { id: transferId, amount, isFromStatement } = transfer;
  return (
    <TransferRow
      transfer={transfer}
      amount={money({ amount, currency: order.currency })}
      mayUndo={!isFromStatement}
      isUndoing={isLoading}
      undo={() => undo({ id: order.id, transferId })}
    />
  );
}
