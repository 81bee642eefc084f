import type { ListAddress } from './product-list-address';
import { sortInEffect, type ProductSort } from './product-list-query';
import { useListSort } from './use-list-sort';
import { useProductView, type ProductView } from './use-product-view';

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
