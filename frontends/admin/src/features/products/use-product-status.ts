import type { AdminProductResponse } from '@kp/api-client/admin';
import type { ProductStatus } from '@kp/commerce';
import { useTranslation } from 'react-i18next';
import { useUndoableChange } from '../../shared/list/use-undoable-change';
import { requestOf, valuesOf } from './product-form';
import { useUpdateProductByAdminMutation } from './products-api';

/** Puts a listed product on sale or takes it off, with all else as it is. */
export function useProductStatus(): (product: AdminProductResponse, status: ProductStatus) => Promise<void> {
  const { t } = useTranslation('adminCatalog');
  const change = useUndoableChange();
  const [update] = useUpdateProductByAdminMutation();
  return async function setStatus(product, status): Promise<void> {
    let changed = product;
    await change({
      send: async () => {
        const saveProductRequest = requestOf({ ...valuesOf(product), status }, product);
        const answer = await update({ id: product.id, saveProductRequest });
        if (answer.data) changed = answer.data;
        return answer;
      },
      undo: () => void setStatus(changed, product.status),
      done: t('products.statusSet', { status: t(`products.statuses.${status}`) }),
      name: product.name,
      failed: t('products.updateFailed'),
    });
  };
}
