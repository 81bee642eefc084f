import type { PaymentResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefundDialog } from './refund-dialog';
import { leftMinor } from './refundable';

export interface RefundButtonProps {
  readonly payment: PaymentResponse;
  readonly reason: 'unmatched' | 'by-hand';
}

/** Gives money back, all that is left of a payment or a part; nothing when nothing is left. */
export function RefundButton({ payment, reason }: RefundButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  // What was typed stays while the dialog is open, whatever becomes of the payment meanwhile.
  if (leftMinor(payment) <= 0 && !isOpen) return null;
  const reference = payment.providerRef ?? String(payment.id);
  return (
    <>
      <Button aria-label={t('payments.refundOf', { reference })} onClick={() => setOpen(true)}>
        {t('payments.refund')}
      </Button>
      <RefundDialog {...{ payment, reason, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}
