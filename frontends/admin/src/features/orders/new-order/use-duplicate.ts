import type { OrderResponse, PhoneOrderPreviewResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { valuesOfOrder } from './customer-values';
import { newOrderApi } from './new-order-api';
import type { OrderDraft } from './order-draft';

type Items = { productId: number; quantity: number }[];

/** @returns the same customer and products as a new order, at the prices of today; undefined while these are asked for */
export function useDuplicate(order: OrderResponse): OrderDraft | undefined {
  const { t } = useTranslation('adminOrders');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [start, setStart] = useState<OrderDraft>();
  const [preview] = newOrderApi.useLazyPhoneOrderTotalsQuery();

  /** Without the products that are not on sale any more, which the server names one by one. */
  const priced = async (items: Items): Promise<PhoneOrderPreviewResponse | null> => {
    if (items.length === 0) return null;
    const { data, error } = await preview({ items });
    if (data) return data;
    const field = isApiError(error) ? error.problem?.fields?.[0]?.field : undefined;
    const [, index] = /^items\.(\d+)\.productId$/.exec(field ?? '') ?? [];
    if (index === undefined) throw error;
    return priced(items.filter((_, place) => place !== Number(index)));
  };
  const begin = useEffectEvent(async () => {
    try {
      const found = await priced(order.items.map(({ productId, quantity }) => ({ productId, quantity })));
      const lines = (found?.items ?? []).map(
        ({ productId: id, productName: name, listPrice: price, stockLeft: stockQuantity, quantity }) => ({
          product: { id, name, price, currency: order.currency, stockQuantity },
          quantity: String(quantity),
          agreedPrice: '',
          priceReason: '',
        }),
      );
      const skipped = order.items.filter(
        ({ productId }) => !lines.some(({ product }) => product.id === productId),
      );
      if (skipped.length > 0) {
        const names = skipped.map(({ productName }) => productName).join(', ');
        toast({ title: t('duplicate.skipped', { names }) });
      }
      setStart({ lines, values: valuesOfOrder(order), customer: customerOf(order) });
    } catch (error) {
      failure.show(error, { title: t('newOrder.totalsFailed') });
      setStart({ lines: [], values: valuesOfOrder(order), customer: customerOf(order) });
    }
  });
  useEffect(() => void begin(), []);
  return start;
}

function customerOf({ customerId, language, shippingAddress }: OrderResponse): OrderDraft['customer'] {
  const { firstName, lastName } = shippingAddress;
  const known = { firstName, lastName, language, shippingAddress: null, billingAddress: null };
  return customerId ? { ...known, customerId } : undefined;
}
