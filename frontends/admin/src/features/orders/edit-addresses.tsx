import type { OrderResponse } from '@kp/api-client/admin';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';
import { lazyPanel } from '../../shared/lazy-panel';
import type { AddressEditorProps } from './editing/address-editor';

const AddressEditor = lazyPanel<AddressEditorProps>(
  async () => (await import('./editing/address-editor')).AddressEditor,
  () => true,
);

/** Until the order is shipped. */
export function EditAddressesButton({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { status } = order;
  const isOpenOrder = status === 'pending' || status === 'processing';
  if (!may('orders') || !isOpenOrder) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('addresses.edit')}
      </Button>
      {isOpen && <AddressEditor order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
