import type { OrderResponse } from '@kp/api-client/admin';
import { isMailedStatus, type OrderStatus } from '@kp/commerce';
import { createContext, type ReactNode, use, useState } from 'react';
import { lazyPanel } from '../../shared/lazy-panel';
import type { CancelDialogProps } from './cancel-dialog';
import { type AskedChange, MailedChangeDialog } from './mailed-change-dialog';
import { ShipDialog } from './ship-dialog';
import { type ChangeInDialog, type StatusChange, useStatusChange } from './use-status-change';

const CancelDialog = lazyPanel<CancelDialogProps>(
  async () => (await import('./cancel-dialog')).CancelDialog,
  ({ order }) => order !== undefined,
);

interface StatusChanges extends Pick<StatusChange, 'isSaving' | 'rejectionOf'> {
  /** Asks first in a dialog when the customer gets an email. */
  choose(order: OrderResponse, status: OrderStatus): void;
}

const StatusChangesContext = createContext<StatusChanges | null>(null);

/** Above the list, so that an open dialog survives another layout of it. */
export function StatusChangesProvider({ children }: { readonly children: ReactNode }) {
  const { isSaving, rejectionOf, clearRejection, change } = useStatusChange();
  const [shipping, setShipping] = useState<OrderResponse>();
  const [cancelling, setCancelling] = useState<OrderResponse>();
  const [asked, setAsked] = useState<AskedChange>();
  const choose = (order: OrderResponse, status: OrderStatus) => {
    if (isSaving(order.id) || status === order.status) return;
    clearRejection(order.id);
    if (status === 'shipped') setShipping(order);
    else if (status === 'cancelled' && isPaidOnline(order)) setCancelling(order);
    else if (isMailedStatus(status)) setAsked({ order, status });
    else void change(order, status);
  };
  const changeOf = (order: OrderResponse | undefined): ChangeInDialog => ({
    isSaving: order !== undefined && isSaving(order.id),
    rejection: order && rejectionOf(order.id),
  });
  return (
    <StatusChangesContext value={{ isSaving, rejectionOf, choose }}>
      {children}
      <ShipDialog
        order={shipping}
        change={changeOf(shipping)}
        onClose={() => setShipping(undefined)}
        onShip={async (order, shipment) => {
          if (await change(order, 'shipped', shipment)) setShipping(undefined);
        }}
      />
      <CancelDialog
        order={cancelling}
        change={changeOf(cancelling)}
        onClose={() => setCancelling(undefined)}
        onCancel={async (order, refundAmount) => {
          if (await change(order, 'cancelled', { refundAmount })) setCancelling(undefined);
        }}
      />
      <MailedChangeDialog
        asked={asked}
        change={changeOf(asked?.order)}
        onClose={() => setAsked(undefined)}
        onAgree={async ({ order, status }) => {
          if (await change(order, status)) setAsked(undefined);
        }}
      />
    </StatusChangesContext>
  );
}

/** Whether money was received online that cancelling may refund. */
function isPaidOnline({ payment, paymentStatus }: OrderResponse): boolean {
  const hasMoney = paymentStatus === 'paid' || paymentStatus === 'partly_refunded';
  return payment.id !== null && !payment.isAwaited && hasMoney;
}

export function useStatusChanges(): StatusChanges {
  const changes = use(StatusChangesContext);
  if (!changes) throw new Error('useStatusChanges must be used within StatusChangesProvider');
  return changes;
}
