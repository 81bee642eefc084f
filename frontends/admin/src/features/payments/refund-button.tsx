import type { PaymentResponse } from '@kp/api-client/admin';
import { parseMinor } from '@kp/commerce';
import { Button, useFormats } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundDialog } from './refund-dialog';

export interface RefundButtonProps {
  readonly payment: PaymentResponse;
  readonly reason: 'unmatched' | 'by-hand';
  /** The amount of a refund that failed, a decimal: offered once more. */
  readonly again?: string;
}

/** Gives money back, all that is left of a payment or a part; nothing when nothing is left. */
export function RefundButton({ payment, reason, again }: RefundButtonProps) {
  const { t } = useTranslation('admin');
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  // What was typed stays while the dialog is open, whatever becomes of the payment meanwhile.
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
