import type { InvoicePaymentsResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { minorToDecimal, parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Flex, Typography } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordTransferDialog } from '../payments/record-transfer-dialog';
import { TransferRow } from '../payments/transfer-row';
import { invoicePayments } from './invoice-payments-api';
import styles from './invoice-transfers.module.css';

interface CreditProps {
  readonly invoice: InvoicePaymentsResponse;
}

/** What its customer has transferred too much elsewhere, offered for what is open. */
export function UseCredit({ invoice }: CreditProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [apply, { isLoading }] = invoicePayments.useUseCreditByAdminMutation();
  const { invoiceNumber, currency, creditAmount, outstandingAmount } = invoice;
  const minor = Math.min(parseMinor(creditAmount), parseMinor(outstandingAmount));
  if (minor <= 0) return null;
  const submit = async () => {
    const { error } = await apply({ number: invoiceNumber });
    if (error) failure.show(error, { title: t('credit.useFailed') });
    else toast({ title: t('credit.used') });
  };
  return (
    <Button type="primary" loading={isLoading} onClick={() => void submit()}>
      {t('credit.use', { amount: money({ amount: minorToDecimal(minor), currency }) })}
    </Button>
  );
}

interface CreditOfTransferProps extends CreditProps {
  readonly payment: InvoicePaymentsResponse['payments'][number];
}

/** What of a transfer was too much, and how it is given back. */
export function CreditOfTransfer({ payment, invoice }: CreditOfTransferProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [refund, { isLoading }] = invoicePayments.useRefundCreditByAdminMutation();
  const { id, excessAmount, creditLeftAmount } = payment;
  const { invoiceNumber: number, currency } = invoice;
  if (parseMinor(excessAmount) === 0 || payment.isUndone) return null;
  const inMoney = (amount: string) => money({ amount, currency });
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <Flex wrap align="center" gap="small">
      <Typography.Text type="secondary">
        {t('credit.kept', { amount: inMoney(excessAmount), left: inMoney(creditLeftAmount) })}
      </Typography.Text>
      {parseMinor(creditLeftAmount) > 0 && (
        <Button size="small" onClick={open}>
          {t('credit.refund')}
        </Button>
      )}
      <RecordTransferDialog
        key={openings}
        title={t('credit.refund')}
        currency={currency}
        outstandingAmount={creditLeftAmount}
        dateLabel={t('credit.refundDate')}
        isOpen={isOpen}
        isBusy={isLoading}
        onRecord={(refundCreditRequest) => refund({ number, id, refundCreditRequest }).unwrap()}
        onClose={() => setOpen(false)}
      />
    </Flex>
  );
}

export function CreditRefunds({ invoice }: CreditProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const [undo, { isLoading }] = invoicePayments.useUndoCreditRefundByAdminMutation();
  const { invoiceNumber: number, currency, creditRefunds } = invoice;
  if (creditRefunds.length === 0) return null;
  return (
    <>
      <Typography.Text strong>{t('credit.refunds')}</Typography.Text>
      <ul className={styles.notes} aria-label={t('credit.refunds')}>
        {creditRefunds.map((refund) => (
          <TransferRow
            key={refund.id}
            transfer={refund}
            amount={money({ amount: refund.amount, currency })}
            mayUndo
            undoText={t('credit.undoText')}
            isUndoing={isLoading}
            undo={() => undo({ number, id: refund.id })}
          />
        ))}
      </ul>
    </>
  );
}
