import type { OrderResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { isMailedStatus, type OrderStatus } from '@kp/commerce';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetOrderStatusMutation } from '../../shared/orders-api';

/** Empty fields change nothing. */
export interface Shipment {
  readonly awbNumber?: string;
  readonly courier?: string;
  /** Although a part is still to be paid. */
  readonly isOutstandingAccepted?: boolean;
}

interface StatusDetails extends Shipment {
  /** With `cancelled`: decimal. */
  readonly refundAmount?: string;
}

type ChangedOrder = Pick<OrderResponse, 'id' | 'orderNumber' | 'status'>;

export interface StatusChange {
  isSaving(id: number): boolean;
  rejectionOf(id: number): string | undefined;
  clearRejection(id: number): void;
  /** @returns whether the server accepted it */
  change(order: ChangedOrder, status: OrderStatus, details?: StatusDetails): Promise<boolean>;
}

/** What a dialog shows of the change that it sends. */
export interface ChangeInDialog {
  readonly isSaving: boolean;
  readonly rejection: string | undefined;
}

const SHORT_STOCK = 'ORDERS.SHORT_STOCK';

export function useStatusChange(): StatusChange {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [setStatus] = useSetOrderStatusMutation();
  const [saving, setSaving] = useState<readonly number[]>([]);
  const [rejections, setRejections] = useState<Readonly<Record<number, string | undefined>>>({});

  const setRejection = (id: number, text: string | undefined) =>
    setRejections((all) => ({ ...all, [id]: text }));
  const send = async ({ id }: ChangedOrder, status: OrderStatus, details: StatusDetails = {}) => {
    setRejection(id, undefined);
    setSaving((ids) => [...ids, id]);
    try {
      await setStatus({ id, setOrderStatusRequest: { status, ...details } }).unwrap();
      return true;
    } catch (error) {
      const isShort = isApiError(error) && error.problem?.code === SHORT_STOCK;
      const text = isShort ? `${t('orders.reopenShort')} ${failure.textOf(error)}` : undefined;
      setRejection(id, failure.show(error, { title: t('orders.statusFailed'), text }).text);
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
    change: async (order, status, details) => {
      const isAccepted = await send(order, status, details);
      // Neither way, because the customer would get one more email.
      const isUndoable = !isMailedStatus(order.status) && !isMailedStatus(status);
      if (isAccepted) announce(order, status, isUndoable ? () => void undoChange(order) : undefined);
      return isAccepted;
    },
  };
}
