import type { PaymentResponse } from '@kp/api-client/admin';
import { newIdempotencyKey, useRequestFailure, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Button, Form } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../form-modal';
import { useRefundPaymentMutation } from './payments-api';
import { RefundAmountField, type RefundValues } from './refund-amount-field';
import { decimalAmount } from '../decimal-amount';
import { remainingAfterRejection } from './refundable';

interface RefundButtonProps {
  readonly payment: PaymentResponse;
  readonly reason: 'unmatched' | 'by-hand';
  /** The decimal amount of a failed refund to repeat. */
  readonly again?: string;
}

export function RefundButton({ payment, reason, again }: RefundButtonProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  // An open dialog stays, whatever happens to the payment meanwhile.
  if (parseMinor(payment.refundableAmount) <= 0 && !isOpen) return null;
  const reference = payment.providerRef ?? String(payment.id);
  const amount = again && money({ amount: again, currency: payment.currency });
  const name = amount
    ? t('payments.failedRefunds.againAmount', { amount })
    : t('payments.refundOf', { reference });
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  return (
    <>
      <Button aria-label={name} onClick={open}>
        {again ? t('payments.failedRefunds.again') : t('payments.refund')}
      </Button>
      <RefundDialog key={openings} {...{ payment, reason, again, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}

interface RefundDialogProps extends RefundButtonProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function RefundDialog({ payment, reason, again, isOpen, onClose }: RefundDialogProps) {
  const { t } = useTranslation('adminOrders');
  const { money } = useFormats();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [form] = Form.useForm<RefundValues>();
  const [refund, { isLoading }] = useRefundPaymentMutation();
  // One dialog is one refund, however often it is sent.
  const [key] = useState(newIdempotencyKey);
  const inMoney = (amount: string) => money({ amount, currency: payment.currency });
  const submit = async ({ amount }: RefundValues) => {
    try {
      const refundPaymentRequest = { reason, amount: decimalAmount(amount) };
      await refund({ id: payment.id, 'Idempotency-Key': key, refundPaymentRequest }).unwrap();
      toast({ title: t('payments.refundRequested') });
      onClose();
    } catch (error) {
      const most = remainingAfterRejection(error);
      const text = most === null ? undefined : t('payments.refundTooMuch', { amount: inMoney(most) });
      const placed = failure.show(error, { title: t('payments.refundFailed'), text });
      form.setFields([{ name: 'amount', errors: placed.text ? [placed.text] : [] }]);
    }
  };
  return (
    <FormModal<RefundValues>
      isOpen={isOpen}
      onClose={onClose}
      title={t('payments.refund')}
      submitLabel={t('payments.refundSubmit')}
      isDanger
      isBusy={isLoading}
      form={form}
      onSubmit={(values) => void submit(values)}
    >
      <RefundAmountField
        payment={payment}
        minimum={1}
        hint={t('payments.refundLeft', { amount: inMoney(payment.refundableAmount) })}
        suggested={again}
      />
    </FormModal>
  );
}
