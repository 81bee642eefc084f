import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';
import { lazyPanel } from '../../shared/lazy-panel';
import type { AddressEditorProps } from './editing/address-editor';

/** Loads when it is first opened. */
export const AddressEditor = lazyPanel<AddressEditorProps>(
  async () => (await import('./editing/address-editor')).AddressEditor,
  () => true,
);

/** All of them until the order is sent; later whom the invoice is made out to, while there is none. */
export function EditAddressesButton({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { status } = order;
  const isOpenOrder = status === 'pending' || status === 'processing';
  const isToInvoice = status !== 'cancelled' && !order.invoiceNumber;
  if (!may('orders') || !(isOpenOrder || isToInvoice)) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(isOpenOrder ? 'addresses.edit' : 'addresses.editBilling')}
      </Button>
      {isOpen && <AddressEditor order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
