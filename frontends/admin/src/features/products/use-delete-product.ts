import type { AdminProductResponse } from '@kp/api-client/admin';
import { useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { useDeleteProductByAdminMutation, useRestoreProductByAdminMutation } from './products-api';

export function useDeleteProduct() {
  const { t } = useTranslation('adminCatalog');
  const { t: common } = useTranslation();
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [remove, { isLoading }] = useDeleteProductByAdminMutation();
  const [restore] = useRestoreProductByAdminMutation();

  const undo = async ({ id, name }: AdminProductResponse) => {
    const { error } = await restore({ id });
    if (error) failure.show(error, { title: t('products.restoreFailed') });
    else toast({ title: t('products.restored'), description: name });
  };
  return {
    isDeleting: isLoading,
    /** @returns whether the server accepted it */
    async remove(product: AdminProductResponse): Promise<boolean> {
      const { error } = await remove({ id: product.id });
      if (error) {
        failure.show(error, { title: t('products.deleteFailed') });
        return false;
      }
      const action = { label: common('actions.undo'), onSelect: () => void undo(product) };
      toast({ title: t('products.deleted'), description: product.name, action });
      return true;
    },
  };
}
