import { adminApi, type AdminCategoryResponse } from '@kp/api-client/admin';
import { useAppDispatch, useAppStore } from '@kp/client';

type SavedTags = ('Products' | 'Categories' | 'AdminProducts' | 'AdminCategories')[];

/** Lists of the shop name the categories too. */
const SAVED: SavedTags = ['Products', 'Categories', 'AdminProducts', 'AdminCategories'];

export const {
  useListCategoriesByAdminQuery,
  useCreateCategoryByAdminMutation,
  useUpdateCategoryByAdminMutation,
  useDeleteCategoryByAdminMutation,
  useArrangeCategoriesByAdminMutation,
  useMoveCategoryByAdminMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['Products', 'Categories'] }).enhanceEndpoints({
  endpoints: {
    createCategoryByAdmin: { invalidatesTags: SAVED },
    updateCategoryByAdmin: { invalidatesTags: SAVED },
    deleteCategoryByAdmin: { invalidatesTags: SAVED },
    moveCategoryByAdmin: {
      // As below; a move also counts as an edit of the category, whose version the list has to know.
      invalidatesTags: SAVED,
    },
    arrangeCategoriesByAdmin: {
      // The list already shows the new order, and keeps it while further moves are saved.
      invalidatesTags: (_result, error): SavedTags => (error ? ['AdminCategories'] : ['Categories']),
    },
  },
});

/** Shows a change before it is saved; the returned function takes it back. */
export function useShowChange() {
  const dispatch = useAppDispatch();
  return (change: (categories: AdminCategoryResponse[]) => void): (() => void) =>
    dispatch(adminApi.util.updateQueryData('listCategoriesByAdmin', undefined, change)).undo;
}

/** @returns reads the categories with all changes shown so far */
export function useShownCategories(): () => readonly AdminCategoryResponse[] {
  const store = useAppStore();
  const select = adminApi.endpoints.listCategoriesByAdmin.select();
  // The type of the store does not know the tags of this remote.
  return () => select(store.getState() as unknown as Parameters<typeof select>[0]).data ?? [];
}
