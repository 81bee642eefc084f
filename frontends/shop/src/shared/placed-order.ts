import type { OrderResponse } from '@kp/api-client/checkout';
import { localStore, sessionStore, STORAGE_KEYS } from '@kp/client';
import { awaitsPayment, type OrderTextField } from '@kp/commerce';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** What the page after the checkout shows. It is part of the history entry, so that it survives a reload. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** Empty in a browser that does not know it. */
  readonly email: string;
  /** Path of a guest's order status; null for a customer, whose account lists the orders. */
  readonly statusPath: string | null;
  readonly isPaymentAwaited?: boolean;
  /** A guest has to open the link in the email first. */
  readonly confirmationRequired?: boolean;
  /** As it was placed; absent where the browser knows its number only. */
  readonly order?: OrderResponse;
  /** Of an order whose payment led to a provider's page and back. */
  readonly entered?: EnteredOrder;
  /** What has just succeeded: an order, unless it is said to be a payment. */
  readonly success?: 'ordered' | 'paid';
}

/** What the link of a guest's order does not tell. */
export type EnteredOrder = Partial<Pick<OrderResponse, 'shippingAddress' | 'vatNumber' | OrderTextField>>;

interface PlacedOrderState {
  readonly placedOrder: PlacedOrder;
}

export function placedOrder(order: OrderResponse): PlacedOrder {
  const { orderNumber, email, statusUrl, confirmationRequired } = order;
  const isPaymentAwaited = awaitsPayment(order);
  return {
    orderNumber,
    email,
    statusPath: statusPathOf(statusUrl),
    isPaymentAwaited,
    confirmationRequired,
    order,
  };
}

export function statusPathOf(statusUrl: string | undefined): string | null {
  return statusUrl ? new URL(statusUrl).pathname : null;
}

/** Of the link of a guest. */
export function orderTokenOf({ statusPath }: PlacedOrder): string | undefined {
  return statusPath?.split('/').at(-1);
}

function placedOrderOf(state: unknown): PlacedOrder | null {
  return (state as Partial<PlacedOrderState> | null)?.placedOrder ?? null;
}

/** The server does not know the history entry. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** The order that led to this entry of the history. */
export function usePlacedOrder(): PlacedOrder | null {
  const { state } = useLocation();
  return useIsHydrated() ? placedOrderOf(state) : null;
}

interface LastOrder {
  readonly owner: number | null;
  /** null while the shop creates the order of a payment. */
  readonly placed: PlacedOrder | null;
  readonly checkoutId?: string;
}

/** As long as another tab may still show the checkout of that order. */
const OTHER_TABS_TTL_MS = 3_600_000;

/** Without the order itself, whose addresses only the history entry needs. */
export function saveLastOrder(last: LastOrder | null): void {
  const placed = last?.placed && { ...last.placed, order: undefined, entered: undefined };
  const saved = last && { ...last, placed };
  sessionStore.write(STORAGE_KEYS.lastOrder, saved && JSON.stringify(saved));
  localStore.write(STORAGE_KEYS.lastOrder, saved && JSON.stringify({ ...saved, savedAt: Date.now() }));
}

type FoundOrder = LastOrder & { readonly isOfOtherTab: boolean };

/** @returns null when this customer or guest has placed none in this tab, nor in another one a moment ago */
export function readLastOrder(userId: number | null): FoundOrder | null {
  const own = parseLastOrder(sessionStore.read(STORAGE_KEYS.lastOrder), userId);
  if (own) return { ...own, isOfOtherTab: false };
  const other = parseLastOrder(localStore.read(STORAGE_KEYS.lastOrder), userId);
  const isRecent = Date.now() - (other?.savedAt ?? 0) < OTHER_TABS_TTL_MS;
  return other && isRecent ? { ...other, isOfOtherTab: true } : null;
}

function parseLastOrder(
  text: string | null,
  userId: number | null,
): (LastOrder & { savedAt?: number }) | null {
  try {
    const stored = JSON.parse(text ?? 'null') as LastOrder | null;
    return stored?.owner === userId ? stored : null;
  } catch {
    return null;
  }
}
