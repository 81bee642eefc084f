import type { OrderResponse } from '@kp/api-client/admin';
import type { OrderStatus } from '@kp/commerce';
import { createContext, type ReactNode, use, useState } from 'react';
import { isApiError, problemText, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { CancelDialog, isPaidOnline, ShipDialog } from './status-dialogs';
import { useSetOrderStatusMutation } from '../../shared/orders-api';
import type { ChangeInDialog, Shipment } from './status-dialogs';

interface StatusChanges extends Pick<StatusChange, 'isSaving' | 'rejectionOf'> {
  /** Opens a dialog for a shipment or a refund first. */
  choose(order: OrderResponse, status: OrderStatus): void;
}

const StatusChangesContext = createContext<StatusChanges | null>(null);

/** Above the list, so that an open dialog survives another layout of it. */
export function StatusChangesProvider({ children }: { readonly children: ReactNode }) {
  const { isSaving, rejectionOf, clearRejection, change } = useStatusChange();
  const [shipping, setShipping] = useState<OrderResponse>();
  const [cancelling, setCancelling] = useState<OrderResponse>();
  const choose = (order: OrderResponse, status: OrderStatus) => {
    if (isSaving(order.id) || status === order.status) return;
    clearRejection(order.id);
    if (status === 'shipped') setShipping(order);
    else if (status === 'cancelled' && isPaidOnline(order)) setCancelling(order);
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
          if (await change(order, 'cancelled', { refundAmount }, true)) setCancelling(undefined);
        }}
      />
    </StatusChangesContext>
  );
}

export function useStatusChanges(): StatusChanges {
  const changes = use(StatusChangesContext);
  if (!changes) throw new Error('useStatusChanges must be used within StatusChangesProvider');
  return changes;
}

interface StatusDetails extends Shipment {
  /** With `cancelled`: decimal; the full amount by default. */
  readonly refundAmount?: string;
}

type ChangedOrder = Pick<OrderResponse, 'id' | 'orderNumber' | 'status'>;

interface StatusChange {
  isSaving(id: number): boolean;
  rejectionOf(id: number): string | undefined;
  clearRejection(id: number): void;
  /**
   * @param isFinal it refunds money, so the toast offers no undo
   * @returns whether the server accepted it
   */
  change(
    order: ChangedOrder,
    status: OrderStatus,
    details?: StatusDetails,
    isFinal?: boolean,
  ): Promise<boolean>;
}

const SHORT_STOCK = 'ORDERS.SHORT_STOCK';

function useStatusChange(): StatusChange {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const [setStatus] = useSetOrderStatusMutation();
  const [saving, setSaving] = useState<readonly number[]>([]);
  const [rejections, setRejections] = useState<Readonly<Record<number, string | undefined>>>({});

  const explain = (error: unknown) => {
    const sentence = problemText(error, common);
    const isShort = isApiError(error) && error.problem?.code === SHORT_STOCK;
    return isShort ? `${t('orders.reopenShort')} ${sentence}` : sentence;
  };
  const setRejection = (id: number, text: string | undefined) =>
    setRejections((all) => ({ ...all, [id]: text }));
  const send = async ({ id }: ChangedOrder, status: OrderStatus, details: StatusDetails = {}) => {
    setRejection(id, undefined);
    setSaving((ids) => [...ids, id]);
    try {
      await setStatus({ id, setOrderStatusRequest: { status, ...details } }).unwrap();
      return true;
    } catch (error) {
      const description = explain(error);
      setRejection(id, description);
      toast({ title: t('orders.statusFailed'), description, variant: 'destructive' });
      return false;
    } finally {
      setSaving((ids) => ids.filter((each) => each !== id));
    }
  };
  const announce = ({ orderNumber }: ChangedOrder, status: OrderStatus, undo?: () => void) => {
    const description = t('orders.statusUpdatedTo', { orderNumber, status: common(`orderStatus.${status}`) });
    const action = undo && { label: common('actions.undo'), onSelect: undo };
    toast({ title: t('orders.statusUpdated'), description, action });
  };
  const undoChange = async (order: ChangedOrder) => {
    if (await send(order, order.status)) announce(order, order.status);
  };
  return {
    isSaving: (id) => saving.includes(id),
    rejectionOf: (id) => rejections[id],
    clearRejection: (id) => setRejection(id, undefined),
    change: async (order, status, details, isFinal) => {
      const isAccepted = await send(order, status, details);
      if (isAccepted) announce(order, status, isFinal ? undefined : () => void undoChange(order));
      return isAccepted;
    },
  };
}
