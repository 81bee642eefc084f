import { useListOrdersQuery } from '@kp/api-client/account';
import { linksApi } from '@kp/api-client/links';
import type { OrderResponse } from '@kp/api-client/checkout';
import { useSession } from '@kp/client';
import type { OrderReferences } from '@kp/commerce';
import type { ViewedOrder } from '@kp/ui/order';
import { NavigationType, useNavigationType } from 'react-router';
import { type EnteredOrder, orderTokenOf, type PlacedOrder } from '../placed-order';

/** Addresses and texts are known to the browser that placed it, and to a customer who is signed in. */
export type ConfirmedOrder = ViewedOrder &
  OrderReferences &
  EnteredOrder &
  Partial<Pick<OrderResponse, 'id'>>;

interface OrderQuery {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The order as it was placed; after a reload, or where only its number is known, as it stands now. */
export function useConfirmedOrder(placed: PlacedOrder): {
  readonly order: ConfirmedOrder | undefined;
  readonly query: OrderQuery;
} {
  const { order, orderNumber, entered } = placed;
  const isReturning = useNavigationType() === NavigationType.Pop;
  const { user } = useSession();
  const token = orderTokenOf(placed);
  const isAsked = isReturning || !order;
  const ofGuest = linksApi.useGetOrderStatusQuery({ token: token ?? '' }, { skip: !isAsked || !token });
  const ofCustomer = useListOrdersQuery(
    { mine: true, search: orderNumber, limit: 1 },
    { skip: !isAsked || token !== undefined || user === null },
  );
  const now = token ? ofGuest.currentData : ofCustomer.currentData?.[0];
  return {
    order: now ? { ...entered, ...order, ...now } : order,
    query: token ? ofGuest : ofCustomer,
  };
}
