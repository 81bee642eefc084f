import { adminApi } from '@kp/api-client/admin';
import { isApiError, useAppDispatch, useRequestFailure, useToast } from '@kp/client';
import { uploadFile } from '@kp/client/files';
import { useTranslation } from 'react-i18next';

/** Lists show the first picture. */
const PICTURES: ('ProductImages' | 'AdminProducts' | 'Products')[] = [
  'ProductImages',
  'AdminProducts',
  'Products',
];

/** A group is one card of the shop's lists. */
const GROUPS: ('ProductGroups' | 'AdminProducts' | 'Products')[] = [
  'ProductGroups',
  'AdminProducts',
  'Products',
];

const ATTRIBUTES: ('Attributes' | 'CategoryAttributes' | 'ProductAttributes' | 'AttributeTexts')[] = [
  'Attributes',
  'CategoryAttributes',
  'ProductAttributes',
  'AttributeTexts',
];

const contentApi = adminApi.enhanceEndpoints({
  addTagTypes: ['AdminProducts', 'Products'],
  endpoints: {
    arrangeProductImagesByAdmin: { invalidatesTags: PICTURES },
    removeProductImageByAdmin: { invalidatesTags: PICTURES },
    addCategoryAttributeByAdmin: { invalidatesTags: ATTRIBUTES },
    editCategoryAttributeByAdmin: { invalidatesTags: ATTRIBUTES },
    removeCategoryAttributeByAdmin: { invalidatesTags: ATTRIBUTES },
    saveDefinitionTextsByAdmin: { invalidatesTags: ATTRIBUTES },
    saveProductAttributesByAdmin: { invalidatesTags: ATTRIBUTES },
    createProductGroupByAdmin: { invalidatesTags: GROUPS },
    updateProductGroupByAdmin: { invalidatesTags: GROUPS },
    deleteProductGroupByAdmin: { invalidatesTags: GROUPS },
  },
});

export const {
  useListProductImagesByAdminQuery,
  useArrangeProductImagesByAdminMutation,
  useDescribeProductImageByAdminMutation,
  useRemoveProductImageByAdminMutation,
  useListProductDocumentsByAdminQuery,
  useDescribeProductDocumentByAdminMutation,
  useRemoveProductDocumentByAdminMutation,
  useListProductAttributesByAdminQuery,
  useSaveProductAttributesByAdminMutation,
  useListAttributeTextsByAdminQuery,
  useSaveAttributeTextsByAdminMutation,
  useListDefinitionTextsByAdminQuery,
  useSaveDefinitionTextsByAdminMutation,
  useGetProductTranslationsByAdminQuery,
  useSaveProductTranslationByAdminMutation,
  useListAttributesByAdminQuery,
  useListAttributeValuesByAdminQuery,
  useListCategoryAttributesByAdminQuery,
  useAddCategoryAttributeByAdminMutation,
  useEditCategoryAttributeByAdminMutation,
  useRemoveCategoryAttributeByAdminMutation,
  useGetProductComplianceByAdminQuery,
  useSaveProductComplianceByAdminMutation,
  useListProductGroupsByAdminQuery,
  useCreateProductGroupByAdminMutation,
  useUpdateProductGroupByAdminMutation,
  useDeleteProductGroupByAdminMutation,
} = contentApi;

/** Shows the new order before it is saved; the returned function takes it back. */
export function useShowOrder(productId: number): (imageIds: readonly number[]) => () => void {
  const dispatch = useAppDispatch();
  return (imageIds) => {
    const reorder = adminApi.util.updateQueryData('listProductImagesByAdmin', { id: productId }, (images) => {
      images.sort((left, right) => imageIds.indexOf(left.id) - imageIds.indexOf(right.id));
    });
    return dispatch(reorder).undo;
  };
}

type Upload = Parameters<typeof uploadFile>[2];

/** Adds a picture or a document to a product, and says how much of it is sent. */
export function useAddFile(productId: number, kind: 'images' | 'documents') {
  const dispatch = useAppDispatch();
  return async (file: File, facts: Readonly<Record<string, string | undefined>>, upload: Upload) => {
    const given = Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined);
    const query = new URLSearchParams(given);
    await uploadFile(`/admin/api/products/${productId}/${kind}?${query}`, file, upload);
    dispatch(contentApi.util.invalidateTags(kind === 'images' ? PICTURES : ['ProductDocuments']));
  };
}

type FieldProblems = Readonly<Record<string, string>>;

/** Saves, with a toast either way. Answers null when it was saved, else the messages of its fields. */
export function useSaving(): (
  save: () => Promise<unknown>,
  fields?: readonly string[],
) => Promise<FieldProblems | null> {
  const { t } = useTranslation('adminCatalog');
  const { toast } = useToast();
  const failure = useRequestFailure();
  return async (save, fields = []) => {
    try {
      await save();
      toast({ title: t('content.saved') });
      return null;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return failure.show(error, { title: t('content.failed'), fields }).fields as FieldProblems;
    }
  };
}
