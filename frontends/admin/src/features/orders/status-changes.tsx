import type { OrderResponse } from '@kp/api-client/admin';
import type { OrderStatus } from '@kp/commerce';
import { createContext, use, useState, type ReactNode } from 'react';
import { CancelDialog, isPaidOnline } from './cancel-dialog';
import { ShipDialog } from './ship-dialog';
import { useStatusChange, type StatusChange } from './use-status-change';

export interface StatusChanges extends Pick<StatusChange, 'isSaving' | 'refusalOf'> {
  /** Shipping asks for the parcel's number first, cancelling what is paid asks how much goes back. */
  choose(order: OrderResponse, status: OrderStatus): void;
}

/** How a change stands whose dialog stays open until the shop has taken it: what was typed is not typed twice. */
export interface ChangeInDialog {
  readonly isSaving: boolean;
  /** Why the last try was refused. */
  readonly refusal: string | undefined;
}

const StatusChangesContext = createContext<StatusChanges | null>(null);

/** One place for the changes of all orders in sight: what is being typed survives another layout of the list. */
export function StatusChangesProvider({ children }: { readonly children: ReactNode }) {
  const { isSaving, refusalOf, forget, change } = useStatusChange();
  const [shipping, setShipping] = useState<OrderResponse>();
  const [cancelling, setCancelling] = useState<OrderResponse>();
  const choose = (order: OrderResponse, status: OrderStatus) => {
    if (isSaving(order.id) || status === order.status) return;
    forget(order.id);
    if (status === 'shipped') setShipping(order);
    else if (status === 'cancelled' && isPaidOnline(order)) setCancelling(order);
    else void change(order, status);
  };
  const changeOf = (order: OrderResponse | undefined): ChangeInDialog => ({
    isSaving: order !== undefined && isSaving(order.id),
    refusal: order && refusalOf(order.id),
  });
  return (
    <StatusChangesContext value={{ isSaving, refusalOf, choose }}>
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
          if (await change(order, 'cancelled', { refundAmount }, true)) setCancelling(undefined);
        }}
      />
    </StatusChangesContext>
  );
}

/** @throws when there is no provider above */
export function useStatusChanges(): StatusChanges {
  const changes = use(StatusChangesContext);
  if (!changes) throw new Error('useStatusChanges must be used within StatusChangesProvider');
  return changes;
}
