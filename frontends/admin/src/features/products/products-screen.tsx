import { lazySection } from '../../shared/lazy-panel';
import { useProductEdits } from './list-editing/use-product-edits';
import { useProductListState } from './product-list-state';
import type { ProductsTabProps } from './products-tab';

/** Apart from each other: what leads to a product from elsewhere does not fetch the list. */
const ProductsTab = lazySection<ProductsTabProps>(async () => (await import('./products-tab')).ProductsTab);
const ProductEditor = lazySection(async () => (await import('./product-editor')).ProductEditor);

const CLOSED = { open: undefined, edit: undefined };

/** The list, or the page of the product that the address names. */
export function ProductsScreen() {
  const list = useProductListState();
  const editing = useProductEdits();
  const { open, edit } = list.query;
  if (open === undefined && edit !== 'new') return <ProductsTab list={list} editing={editing} />;
  return (
    <ProductEditor
      id={open}
      listPath={list.pathOf(CLOSED)}
      onCreated={(id) => list.change({ ...CLOSED, open: id }, { isReplacing: true })}
      onClose={() => list.change(CLOSED)}
    />
  );
}
