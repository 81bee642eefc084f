import type { InvoicePaymentsResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { CreditOfTransfer, CreditRefunds, UseCredit } from './customer-credit';
import { invoicePayments } from './invoice-payments-api';
import { RecordTransferDialog } from '../payments/record-transfer-dialog';
import { TransferRow } from '../payments/transfer-row';
import styles from './invoice-transfers.module.css';

interface InvoiceTransfersProps {
  readonly invoiceNumber: string;
}

/** What arrived for the invoice of an order, and the form for another wire transfer. */
export function InvoiceTransfers({ invoiceNumber }: InvoiceTransfersProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const query = invoicePayments.useListInvoicePaymentsByAdminQuery({ number: invoiceNumber });
  const { currentData: invoice } = query;
  const [record, { isLoading: isRecording }] = invoicePayments.useRecordTransferByAdminMutation();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  if (!invoice) return <NotLoaded query={query} failed={t('transfers.failed')} lines={2} />;
  const { outstandingAmount, currency, payments, isPaid } = invoice;
  const inMoney = (amount: string) => money({ amount, currency });
  const isOutstanding = !isPaid && parseMinor(outstandingAmount) > 0;
  return (
    <Flex vertical align="start" gap="small">
      <p>
        <bdi dir="ltr">{invoiceNumber}</bdi>{' '}
        {isOutstanding
          ? t('transfers.outstanding', { amount: inMoney(outstandingAmount) })
          : t(isPaid ? 'transfers.paid' : 'transfers.nothing')}
      </p>
      {payments.length > 0 && (
        <ul className={styles.notes} aria-label={t('transfers.list')}>
          {payments.map((payment) => (
            <TransferEntry key={payment.id} payment={payment} invoice={invoice} />
          ))}
        </ul>
      )}
      <CreditRefunds invoice={invoice} />
      {isOutstanding && <UseCredit invoice={invoice} />}
      {(isOutstanding || isPaid) && (
        <Button
          onClick={() => {
            setOpenings(openings + 1);
            setOpen(true);
          }}
        >
          {t('transfers.record')}
        </Button>
      )}
      <RecordTransferDialog
        key={openings}
        title={t('transfers.record')}
        currency={currency}
        outstandingAmount={outstandingAmount}
        excessLabel={(amount) => t('credit.keep', { amount: inMoney(amount) })}
        isOpen={isOpen}
        isBusy={isRecording}
        onRecord={(recordTransferRequest) =>
          record({ number: invoiceNumber, recordTransferRequest }).unwrap()
        }
        onClose={() => setOpen(false)}
      />
    </Flex>
  );
}

interface TransferEntryProps {
  readonly payment: InvoicePaymentsResponse['payments'][number];
  readonly invoice: InvoicePaymentsResponse;
}

function TransferEntry({ payment, invoice }: TransferEntryProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const [undo, { isLoading }] = invoicePayments.useUndoTransferByAdminMutation();
  const { id, kind, amount } = payment;
  const isCredit = kind === 'credit';
  return (
    <TransferRow
      transfer={isCredit ? { ...payment, reference: t('credit.used') } : payment}
      amount={money({ amount, currency: invoice.currency })}
      mayUndo={kind === 'wire_transfer' || isCredit}
      undoText={isCredit ? t('credit.undoText') : undefined}
      isUndoing={isLoading}
      undo={() => undo({ number: invoice.invoiceNumber, id })}
    >
      <CreditOfTransfer payment={payment} invoice={invoice} />
    </TransferRow>
  );
}
