import { isOrderStatus, type OrderStatus } from '@kp/commerce';
import { adminPath } from './admin-path';

export const PAGE_SIZE = 25;
/** The API has no results beyond this page. */
const MAX_PAGE = 400_000;

export interface OrdersQuery {
  readonly status: OrderStatus | undefined;
  /** From 1. */
  readonly page: number;
  /** Id of the order whose details are open. */
  readonly order: number | undefined;
}

/** Invalid parameters count as absent. */
export function readOrdersQuery(parameters: URLSearchParams): OrdersQuery {
  const status = parameters.get('status');
  return {
    status: isOrderStatus(status) ? status : undefined,
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, MAX_PAGE),
    order: wholeNumber(parameters.get('order')),
  };
}

export function ordersPath({ status, page = 1, order }: Partial<OrdersQuery>): string {
  return adminPath('orders', { status, page: page > 1 ? page : undefined, order });
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
