import type { AdminProductResponse } from '@kp/api-client/admin';
import { isApiError, useRequestFailure, useToast } from '@kp/client';
import { useTranslation } from 'react-i18next';
import { PRODUCT_FIELDS, type ProductField, type ProductFormValues, requestOf } from './product-form';
import {
  productInConflict,
  useCreateProductByAdminMutation,
  useDeleteProductByAdminMutation,
  useRestoreProductByAdminMutation,
  useUpdateProductByAdminMutation,
} from './products-api';

interface SaveOutcome {
  readonly saved?: AdminProductResponse;
  /** The product as somebody else has saved it meanwhile. */
  readonly theirs?: AdminProductResponse;
  readonly fields: Readonly<Partial<Record<ProductField, string>>>;
  /** A free slug instead of the one that is taken. */
  readonly freeSlug?: string;
}

export function useSaveProduct(before: AdminProductResponse | undefined) {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  const [create, created] = useCreateProductByAdminMutation();
  const [update, updated] = useUpdateProductByAdminMutation();

  const reject = (error: unknown): SaveOutcome => {
    const title = t(before ? 'products.updateFailed' : 'products.createFailed');
    const { proposal } = ((isApiError(error) && error.problem?.details) || {}) as { proposal?: string };
    const { fields, text } = failure.show(error, { title, fields: PRODUCT_FIELDS });
    // Without a text the messages at the fields say why.
    if (!text) toast({ title, variant: 'destructive' });
    return { fields, freeSlug: proposal, theirs: productInConflict(error) };
  };

  return {
    isSaving: created.isLoading || updated.isLoading,
    async save(values: ProductFormValues): Promise<SaveOutcome> {
      const saveProductRequest = requestOf(values, before);
      const { data, error } = await (before
        ? update({ id: before.id, saveProductRequest })
        : create({ saveProductRequest }));
      if (!data) return reject(error);
      toast({ title: t(before ? 'products.updated' : 'products.created'), description: data.name });
      return { saved: data, fields: {} };
    },
  };
}

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
