import type { OrderResponse } from '@kp/api-client/admin';
import { lazyPage } from '@kp/client';
import { Button } from '@kp/ui/admin';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../shared/use-rights';

const AddressEditor = lazyPage<{ readonly order: OrderResponse; readonly onClose: () => void }>(
  async () => (await import('./editing/address-editor')).AddressEditor,
);

/** Until the order is shipped or invoiced. */
export function EditAddressesButton({ order }: { readonly order: OrderResponse }) {
  const { t } = useTranslation('adminOrders');
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { status, invoiceNumber } = order;
  const isOpenOrder = status === 'pending' || status === 'processing';
  if (!may('orders') || !isOpenOrder || invoiceNumber !== null) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('addresses.edit')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddressEditor order={order} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
