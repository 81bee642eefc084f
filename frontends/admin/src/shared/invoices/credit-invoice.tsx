import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPanel } from '../lazy-panel';
import type { CreditDialogProps } from './credit-dialog';

const CreditDialog = lazyPanel<CreditDialogProps>(
  async () => (await import('./credit-dialog')).CreditDialog,
  () => true,
);

/** Takes an amount off an invoice although nothing comes back. */
export function CreditInvoice({ number }: { readonly number: string }) {
  const { t } = useTranslation('adminOrders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('invoices.credit.action')}</Button>
      {isOpen && <CreditDialog number={number} onClose={() => setOpen(false)} />}
    </>
  );
}
