import { useAppStore, type AppStore } from '@kp/client';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ProductSort } from './product-list-query';

/** Orders by history entry; gone when the page is left or loaded anew. */
const visits = new WeakMap<AppStore, Map<string, ProductSort | undefined>>();

function visitsOf(store: AppStore): Map<string, ProductSort | undefined> {
  const known = visits.get(store) ?? new Map<string, ProductSort | undefined>();
  visits.set(store, known);
  return known;
}

/** The order chosen on this visit of the list, undefined while none is. It is no part of the address, but going back to the list finds it. */
export function useListSort() {
  const { key } = useLocation();
  const sorts = visitsOf(useAppStore());
  const [sort, setSort] = useState(() => sorts.get(key));
  useEffect(() => {
    sorts.set(key, sort);
  }, [sorts, key, sort]);
  return [sort, setSort] as const;
}
