import { newIdempotencyKey, problemText, useToast } from '@kp/client';
import { parseMinor } from '@kp/commerce';
import { Badge, Button, Dialog, TextInput, useFormats } from '@kp/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useRefundPaymentMutation } from './payments-api';
import { failedRefunds, remainingAfterRejection, readRefundAmount } from './refundable';
import styles from './payments.module.css';
import { autofocus } from '../dialog-form';

interface RefundDialogProps extends RefundButtonProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function RefundDialog(props: RefundDialogProps) {
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
      const most = remainingAfterRejection(error);
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
        ref={autofocus}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
    </form>
  );
}

interface RefundButtonProps {
  readonly payment: PaymentResponse;
  readonly reason: 'unmatched' | 'by-hand';
  /** The decimal amount of a failed refund to repeat. */
  readonly again?: string;
}

export function RefundButton({ payment, reason, again }: RefundButtonProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  // An open dialog stays, whatever happens to the payment meanwhile.
  if (parseMinor(payment.refundableAmount) <= 0 && !isOpen) return null;
  const reference = payment.providerRef ?? String(payment.id);
  const amount = again && money({ amount: again, currency: payment.currency });
  const name = amount
    ? t('payments.failedRefunds.againAmount', { amount })
    : t('payments.refundOf', { reference });
  return (
    <>
      <Button size={again ? 'small' : 'medium'} aria-label={name} onClick={() => setOpen(true)}>
        {again ? t('payments.failedRefunds.again') : t('payments.refund')}
      </Button>
      <RefundDialog {...{ payment, reason, again, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}

export function FailedRefunds({ payment }: { readonly payment: PaymentResponse }) {
  const { t } = useTranslation('admin');
  const { money, language } = useFormats();
  const failed = failedRefunds(payment);
  if (failed.length === 0) return null;
  return (
    <div className={styles.disputes}>
      <ul className={styles.failedRefunds} aria-label={t('payments.failedRefunds.title')}>
        {failed.map(({ id, amount, failedAt, failureMessage }) => (
          <li key={id}>
            <p className={styles.facts}>
              <Badge tone="alert">{t('payments.failedRefunds.failed')}</Badge>
              <strong>{money({ amount, currency: payment.currency })}</strong>
              {failedAt && (
                <time dateTime={failedAt} className={styles.soft}>
                  {formatDateTime(failedAt, language)}
                </time>
              )}
            </p>
            {failureMessage && (
              <p dir="ltr" className={styles.providerText}>
                {failureMessage}
              </p>
            )}
            <RefundButton payment={payment} reason="by-hand" again={amount} />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t('payments.failedRefunds.hint')}</p>
    </div>
  );
}
