import { accountApi } from '@kp/api-client/account';
import type { OrderResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editItemsApi } from './edit-items-api';
import { type EditedLine, editedItems, onNewest } from './edited-lines';

interface SaveOptions {
  readonly setLines: (change: (lines: readonly EditedLine[]) => readonly EditedLine[]) => void;
  readonly onSaved: () => void;
}

/** What was typed survives each refusal; after another change it stands beside the newest state. */
export function useSaveItems(order: OrderResponse, { setLines, onSaved }: SaveOptions) {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [base, setBase] = useState(order);
  const [notice, setNotice] = useState<string>();
  const [send, { isLoading }] = editItemsApi.useEditOrderItemsByAdminMutation();
  const [readOrder, { isFetching }] = accountApi.useLazyGetOrderQuery();

  const save = async (lines: readonly EditedLine[], totalAmount: string): Promise<boolean> => {
    setNotice(undefined);
    const items = editedItems(lines);
    const editOrderRequest = { updatedAt: base.updatedAt, items, totalAmount };
    const { error } = await send({ id: order.id, editOrderRequest });
    if (!error) {
      toast({ title: t('edit.saved'), description: order.orderNumber });
      onSaved();
      return true;
    }
    const code = isApiError(error) ? error.problem?.code : undefined;
    if (code === 'ORDERS.CHANGED') {
      const { data: newest } = await readOrder({ id: order.id });
      if (newest) {
        setBase(newest);
        setLines((typed) => onNewest(typed, newest));
        setNotice(t('edit.conflict'));
        return false;
      }
    }
    if (code === 'ORDERS.PRICE_CHANGED') setNotice(t('edit.priceChanged'));
    else setNotice(failure.show(error, { title: t('edit.failed') }).text);
    return false;
  };
  return { save, base, notice, isSaving: isLoading || isFetching };
}
