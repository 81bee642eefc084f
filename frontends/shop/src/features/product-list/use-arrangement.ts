import { localStore, STORAGE_KEYS, useAppStore, type AppStore } from '@kp/client';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ListAddress } from './product-list-address';
import { sortInEffect, type ProductSort } from './product-list-api';

export const VIEWS = ['grid', 'list'] as const;
export type ProductView = (typeof VIEWS)[number];
const DEFAULT_VIEW: ProductView = 'grid';

/** How the products found are laid out. */
export interface Arrangement {
  readonly sort: ProductSort;
  readonly view: ProductView;
  setSort(sort: ProductSort): void;
  setView(view: ProductView): void;
}

export function useArrangement(address: ListAddress): Arrangement {
  const [chosen, setSort] = useListSort();
  const [view, setView] = useProductView();
  return { sort: sortInEffect(address, chosen), view, setSort, setView };
}

/** Orders by history entry; gone when the page is left or loaded anew. */
const visits = new WeakMap<AppStore, Map<string, ProductSort | undefined>>();

function visitsOf(store: AppStore): Map<string, ProductSort | undefined> {
  const known = visits.get(store) ?? new Map<string, ProductSort | undefined>();
  visits.set(store, known);
  return known;
}

/** The order chosen on this visit of the list, undefined while none is. It is no part of the address, but going back to the list finds it. */
function useListSort() {
  const { key } = useLocation();
  const sorts = visitsOf(useAppStore());
  const [sort, setSort] = useState(() => sorts.get(key));
  useEffect(() => {
    sorts.set(key, sort);
  }, [sorts, key, sort]);
  return [sort, setSort] as const;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readView(): ProductView {
  const stored = localStore.read(STORAGE_KEYS.productView);
  return VIEWS.find((view) => view === stored) ?? DEFAULT_VIEW;
}

function writeView(view: ProductView): void {
  localStore.write(STORAGE_KEYS.productView, view);
  for (const listener of listeners) listener();
}

/**
 * Grid or list, as this browser last chose. The products themselves are laid out by the word on the root element, which
 * is there before the page is (frontends/shell/src/document/first-paint.ts); the server draws one page for everybody.
 */
function useProductView() {
  const view = useSyncExternalStore(subscribe, readView, () => DEFAULT_VIEW);
  // Once the page has come to life: before that the first render still says what the server drew.
  useLayoutEffect(() => {
    const stored = readView();
    if (stored === view) document.documentElement.dataset.productView = view;
  }, [view]);
  return [view, writeView] as const;
}
