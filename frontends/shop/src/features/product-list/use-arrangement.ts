import type { ProductSort } from './product-list-query';
import { useListSort } from './use-list-sort';
import { useProductView, type ProductView } from './use-product-view';

/** How the products found are laid out. */
export interface Arrangement {
  readonly sort: ProductSort;
  readonly view: ProductView;
  setSort(sort: ProductSort): void;
  setView(view: ProductView): void;
}

export function useArrangement(): Arrangement {
  const [sort, setSort] = useListSort();
  const [view, setView] = useProductView();
  return { sort, view, setSort, setView };
}
