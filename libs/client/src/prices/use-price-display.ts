import { shopApi } from '@kp/api-client/shop';
import { PRICE_DISPLAYS, type PriceDisplay } from '@kp/commerce';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { localStore } from '../storage/browser-storage';
import { STORAGE_KEYS } from '../storage/storage-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readChosen(): PriceDisplay | undefined {
  const stored = localStore.read(STORAGE_KEYS.priceDisplay);
  return PRICE_DISPLAYS.find((display) => display === stored);
}

function choose(display: PriceDisplay): void {
  localStore.write(STORAGE_KEYS.priceDisplay, display);
  for (const listener of listeners) listener();
}

/**
 * Prices without or with VAT first: as this browser chose, else as the shop is set up; undefined where there is no VAT. The
 * style sheet follows an attribute that frontends/shell/src/document sets, so that one page serves everyone.
 */
export function usePriceDisplay(): readonly [PriceDisplay | undefined, (display: PriceDisplay) => void] {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  const chosen = useSyncExternalStore(subscribe, readChosen, () => undefined);
  const shown = data?.priceDisplay && (chosen ?? data.priceDisplay);
  // After hydration only: what the first paint shows stays until the choice of this browser is read.
  useLayoutEffect(() => {
    if (shown && shown === (readChosen() ?? shown)) document.documentElement.dataset.prices = shown;
  }, [shown]);
  return [shown, choose];
}
