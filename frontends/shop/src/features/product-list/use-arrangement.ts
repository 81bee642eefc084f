import { localStore, STORAGE_KEYS, useAppStore, type AppStore } from '@kp/client';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ListFilters } from './product-list-url';
import { sortInEffect, type ProductSort } from './product-list-api';

export const VIEWS = ['grid', 'list'] as const;
export type ProductView = (typeof VIEWS)[number];
const DEFAULT_VIEW: ProductView = 'grid';

export interface Arrangement {
  readonly sort: ProductSort;
  readonly view: ProductView;
  setSort(sort: ProductSort): void;
  setView(view: ProductView): void;
}

export function useArrangement(filters: ListFilters): Arrangement {
  const [chosen, setSort] = useListSort();
  const [view, setView] = useProductView();
  return { sort: sortInEffect(filters, chosen), view, setSort, setView };
}

/** By history entry; lost on reload. */
const sortsByStore = new WeakMap<AppStore, Map<string, ProductSort | undefined>>();

function sortsOfVisit(store: AppStore): Map<string, ProductSort | undefined> {
  const known = sortsByStore.get(store) ?? new Map<string, ProductSort | undefined>();
  sortsByStore.set(store, known);
  return known;
}

/** The chosen sort; not in the URL, but restored when going back. */
function useListSort() {
  const { key } = useLocation();
  const sorts = sortsOfVisit(useAppStore());
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
 * The layout follows an attribute that frontends/shell/src/document/first-paint.ts sets, so that the server renders one
 * page for everyone.
 */
function useProductView() {
  const view = useSyncExternalStore(subscribe, readView, () => DEFAULT_VIEW);
  // After hydration only: the first client render must match the server markup.
  useLayoutEffect(() => {
    const stored = readView();
    if (stored === view) document.documentElement.dataset.productView = view;
  }, [view]);
  return [view, writeView] as const;
}
