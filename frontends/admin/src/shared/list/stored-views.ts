import { adminApi, type ShareViewRequest, type SharedViewResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import type { SharedViewList } from '@kp/commerce';
import { useTranslation } from 'react-i18next';

/** The caller's own views of a list and those of the team; each change answers whether it succeeded, and shows why it did not. */
export function useStoredViews(list: SharedViewList) {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const { data: views = [] } = adminApi.useListSharedViewsQuery({ list });
  const [add, adding] = adminApi.useShareViewMutation();
  const [change, changing] = adminApi.useRenameSharedViewMutation();
  const [remove, removing] = adminApi.useDeleteSharedViewMutation();
  const isDone = async (work: { unwrap: () => Promise<unknown> }) => {
    try {
      await work.unwrap();
      return true;
    } catch (error) {
      failure.show(error, { title: t('list.viewFailed') });
      return false;
    }
  };
  return {
    views,
    isBusy: adding.isLoading || changing.isLoading || removing.isLoading,
    add: ({ name, query, hidden, chosen, order, isPrivate }: Omit<ShareViewRequest, 'list'>) =>
      isDone(add({ shareViewRequest: { list, name, query, hidden, chosen, order, isPrivate } })),
    change: ({ id, name, isPrivate }: Pick<SharedViewResponse, 'id' | 'name' | 'isPrivate'>) =>
      isDone(change({ id, renameSharedViewRequest: { name, isPrivate } })),
    remove: (id: number) => isDone(remove({ id })),
  };
}
