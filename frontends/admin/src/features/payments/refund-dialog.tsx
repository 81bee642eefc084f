import { newIdempotencyKey, problemText, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { Button, Dialog, TextInput, useFormats } from '@kp/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { startHere } from '../orders/start-here';
import { useRefundPaymentMutation } from './payments-api';
import type { RefundButtonProps } from './refund-button';
import { leftAfterRefusal, readRefundAmount } from './refundable';
import styles from './payments.module.css';

export interface RefundDialogProps extends RefundButtonProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks how much goes back. */
export function RefundDialog(props: RefundDialogProps) {
  const { isOpen, onClose } = props;
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const formId = useId();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('payments.refund')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isSending}>
            {t('payments.refundSubmit')}
          </Button>
        </>
      }
    >
      <RefundForm {...props} id={formId} onSending={setSending} />
    </Dialog>
  );
}

interface RefundFormProps extends RefundDialogProps {
  readonly id: string;
  readonly onSending: (isSending: boolean) => void;
}

function RefundForm({ id, payment, reason, again = '', onClose, onSending }: RefundFormProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { toast } = useToast();
  const [refund] = useRefundPaymentMutation();
  const [typed, setTyped] = useState(again);
  const [problem, setProblem] = useState<string>();
  // One dialog is one refund, however often it is sent.
  const [key] = useState(newIdempotencyKey);
  const inMoney = (amount: string) => money({ amount, currency: payment.currency });
  const tooMuch = (most: string) => t('payments.refundTooMuch', { amount: inMoney(most) });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const read = readRefundAmount(typed, parseMinor(payment.refundableAmount));
    if ('problem' in read) {
      return setProblem(
        read.problem === 'wrong' ? t('payments.refundWrong') : tooMuch(payment.refundableAmount),
      );
    }
    onSending(true);
    try {
      const refundPaymentRequest = { reason, ...(read.amount ? read : {}) };
      await refund({ id: payment.id, 'Idempotency-Key': key, refundPaymentRequest }).unwrap();
      toast({ title: t('payments.refundRequested') });
      onClose();
    } catch (error) {
      const most = leftAfterRefusal(error);
      const description = most === null ? problemText(error, common) : tooMuch(most);
      setProblem(description);
      toast({ title: t('payments.refundFailed'), description, variant: 'destructive' });
    } finally {
      onSending(false);
    }
  };
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <p>{t('payments.refundLeft', { amount: inMoney(payment.refundableAmount) })}</p>
      <TextInput
        label={t('payments.refundAmount')}
        hint={t('payments.refundHint')}
        error={problem}
        value={typed}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        ref={startHere}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </form>
  );
}
