import type { OrderResponse } from '@kp/api-client/admin';
import type { OrderStatus } from '@kp/commerce';
import { isApiError, problemText, useToast } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetOrderStatusMutation } from './orders-api';

/** What the courier needs to know of a parcel; empty fields leave things as they are. */
export interface Shipment {
  readonly awbNumber?: string;
  readonly courier?: string;
}

export interface StatusChange {
  readonly isSaving: boolean;
  /** Why the last change was refused. */
  readonly refusal: string | undefined;
  change(status: OrderStatus, shipment?: Shipment): Promise<void>;
}

const SHORT_STOCK = 'ORDERS.SHORT_STOCK';

/** Changes the status of an order and tells how it went: in a toast that can take it back, and beside the order. */
export function useStatusChange({ id, orderNumber, status: current }: OrderResponse): StatusChange {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const [setStatus, { isLoading }] = useSetOrderStatusMutation();
  const [refusal, setRefusal] = useState<string>();

  const explain = (error: unknown) => {
    const sentence = problemText(error, common);
    const isShort = isApiError(error) && error.problem?.code === SHORT_STOCK;
    return isShort ? `${t('orders.reopenShort')} ${sentence}` : sentence;
  };
  const send = async (status: OrderStatus, shipment: Shipment = {}) => {
    setRefusal(undefined);
    try {
      await setStatus({ id, setOrderStatusRequest: { status, ...shipment } }).unwrap();
      const name = common(`orderStatus.${status}`);
      return t('orders.statusUpdatedTo', { orderNumber, status: name });
    } catch (error) {
      const description = explain(error);
      setRefusal(description);
      toast({ title: t('orders.statusFailed'), description, variant: 'destructive' });
      return undefined;
    }
  };
  const change = async (status: OrderStatus, shipment?: Shipment) => {
    const description = await send(status, shipment);
    if (!description) return;
    const undo = { label: common('actions.undo'), onSelect: () => void takeBack() };
    toast({ title: t('orders.statusUpdated'), description, action: undo });
  };
  const takeBack = async () => {
    const description = await send(current);
    if (description) toast({ title: t('orders.statusUpdated'), description });
  };
  return { isSaving: isLoading, refusal, change };
}
