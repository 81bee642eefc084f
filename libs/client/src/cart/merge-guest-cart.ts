import { shopApi, type MergeCartResponse } from '@kp/api-client/shop';
import { newIdempotencyKey } from '../idempotency-key';
import type { AppStore } from '../store/create-store';
import { withoutMerged } from './guest-cart';
import { guestCartChanged } from './guest-cart-slice';
import {
  loadGuestCart,
  loadPendingMerge,
  saveGuestCart,
  savePendingMerge,
  type PendingMerge,
} from './guest-cart-storage';

const { listCartLines, mergeCart } = shopApi.endpoints;

/**
 * Moves the guest cart into the account. What is sent is written down first, with its key: when the answer gets lost,
 * the next visit sends the very same again, and the shop takes it once. The guest's lines go only when the shop has
 * confirmed.
 *
 * @returns the shop's answer; `null` when there was nothing to move
 * @throws ApiError when the shop refuses or cannot be reached; the guest cart is kept
 */
export async function mergeGuestCart(store: AppStore): Promise<MergeCartResponse | null> {
  const merge = loadPendingMerge() ?? beginMerge();
  if (!merge) return null;
  savePendingMerge(merge);
  const call = mergeCart.initiate(
    { 'Idempotency-Key': merge.key, mergeCartRequest: { items: [...merge.items] } },
    { track: false },
  );
  const answer = await store.dispatch(call).unwrap();
  const left = withoutMerged(loadGuestCart(), merge.items);
  saveGuestCart(left);
  savePendingMerge(null);
  store.dispatch(guestCartChanged(left));
  await store.dispatch(listCartLines.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return answer;
}

function beginMerge(): PendingMerge | null {
  const items = loadGuestCart().map(({ productId, quantity }) => ({ productId, quantity }));
  return items.length > 0 ? { key: newIdempotencyKey(), items } : null;
}
