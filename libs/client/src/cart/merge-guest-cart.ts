import type { AdjustedCartLineResponse, MergeCartResponse } from '@kp/api-client/shop';
import type { TFunction } from 'i18next';
import { newIdempotencyKey } from '../http/api-request';
import type { AppStore } from '../store/create-store';
import { withoutAdopted } from './account-cart-copy';
import { cartApi } from './cart-api';
import type { CartLine } from './cart.types';
import {
  loadGuestCart,
  loadPendingMerge,
  type PendingMerge,
  saveGuestCart,
  savePendingMerge,
  withoutMerged,
} from './guest-cart';
import { guestCartChanged } from './guest-cart-slice';

const TEXTS = {
  'short-stock': 'cartMerge.adjusted',
  'sold-out': 'cartMerge.soldOut',
  'not-on-sale': 'cartMerge.dropped',
  // The cart page shows what a product is sold in.
  'quantity-rule': 'cartMerge.text',
} as const satisfies Record<AdjustedCartLineResponse['reason'], string>;

/** What is said of the lines that ended up otherwise. */
export function mergeText({ adjusted }: MergeCartResponse, t: TFunction): string {
  if (adjusted.length === 0) return t('cartMerge.text');
  return adjusted.map((line) => t(TEXTS[line.reason], { ...line })).join('. ');
}

const { mergeCart } = cartApi.endpoints;

/** Stores the request with its idempotency key first, so that a retry counts once. @throws ApiError */
export async function mergeGuestCart(store: AppStore, userId: number): Promise<MergeCartResponse | null> {
  const merge = loadPendingMerge() ?? createMerge(store, userId);
  if (!merge) return null;
  savePendingMerge(merge);
  const call = mergeCart.initiate(
    { 'Idempotency-Key': merge.key, mergeCartRequest: { items: [...merge.items] } },
    { track: false },
  );
  const answer = await store.dispatch(call).unwrap();
  const remaining = withoutMerged(loadGuestCart(), merge.items);
  savePendingMerge(null);
  changeGuestCart(store, remaining);
  return answer;
}

function changeGuestCart(store: AppStore, lines: readonly CartLine[]): void {
  saveGuestCart(lines);
  store.dispatch(guestCartChanged(lines));
}

function createMerge(store: AppStore, userId: number): PendingMerge | null {
  const stored = loadGuestCart();
  const lines = withoutAdopted(stored, userId);
  if (lines !== stored) changeGuestCart(store, lines);
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return items.length > 0 ? { key: newIdempotencyKey(), items } : null;
}
