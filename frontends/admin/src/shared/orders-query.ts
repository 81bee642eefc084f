import { isOrderStatus, type OrderStatus, PAYMENT_METHODS, type PaymentMethod } from '@kp/commerce';
import { DELIVERY_KINDS, type DeliveryKind } from '@kp/commerce/delivery-methods';
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@kp/commerce/shown-payment-status';
import { ORDER_SORTS, type OrderSort } from '@kp/commerce/list-rules';
import { adminPath } from './admin-path';

export const PAGE_SIZE = 25;
/** The API has no results beyond this page. */
const MAX_PAGE = 400_000;

export interface OrderFilters {
  readonly search?: string;
  readonly status?: OrderStatus;
  readonly paymentStatus?: ShownPaymentStatus;
  readonly paymentMethod?: PaymentMethod;
  readonly delivery?: DeliveryKind;
  /** First and last day, like 2026-11-22. */
  readonly from?: string;
  readonly to?: string;
  readonly tag?: string;
  readonly awaitingShipment?: true;
  readonly awaitingPayment?: true;
  readonly overdue?: true;
}

export interface OrdersQuery extends OrderFilters {
  readonly sort: OrderSort;
  /** From 1. */
  readonly page: number;
  /** Id of the order whose page is open. */
  readonly order: number | undefined;
  /** Id of the order that is looked at beside the list. */
  readonly peek: number | undefined;
  /** A new one is written, in place of the list. */
  readonly edit?: 'new';
  /** Id of the order that the new one is like. */
  readonly like?: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value);

const flagOf = (value: string | null) => (value === 'true' ? true : undefined);

const dayOf = (value: string | null) => (value && DAY.test(value) ? value : undefined);

/** Invalid parameters count as absent. */
export function readOrdersQuery(parameters: URLSearchParams): OrdersQuery {
  const status = parameters.get('status');
  return {
    search: parameters.get('search')?.slice(0, 100) || undefined,
    status: isOrderStatus(status) ? status : undefined,
    paymentStatus: oneOf(SHOWN_PAYMENT_STATUSES, parameters.get('paymentStatus')),
    paymentMethod: oneOf(PAYMENT_METHODS, parameters.get('paymentMethod')),
    delivery: oneOf(DELIVERY_KINDS, parameters.get('delivery')),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    tag: parameters.get('tag')?.slice(0, 40) || undefined,
    awaitingShipment: flagOf(parameters.get('awaitingShipment')),
    awaitingPayment: flagOf(parameters.get('awaitingPayment')),
    overdue: flagOf(parameters.get('overdue')),
    sort: oneOf(ORDER_SORTS, parameters.get('sort')) ?? ORDER_SORTS[0],
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, MAX_PAGE),
    order: wholeNumber(parameters.get('order')),
    peek: wholeNumber(parameters.get('peek')),
    edit: oneOf(['new'], parameters.get('edit')),
    like: wholeNumber(parameters.get('like')),
  };
}

export function ordersPath({
  page = 1,
  sort,
  order,
  peek,
  edit,
  like,
  ...filters
}: Partial<OrdersQuery>): string {
  return adminPath('orders', {
    ...filters,
    sort: sort === ORDER_SORTS[0] ? undefined : sort,
    page: page > 1 ? page : undefined,
    order,
    peek,
    edit,
    like,
  });
}

export function filtersOf({
  sort: _sort,
  page: _page,
  order: _order,
  peek: _peek,
  edit: _edit,
  like: _like,
  ...filters
}: OrdersQuery): OrderFilters {
  return filters;
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
