import { adminApi, type ShareViewRequest } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import type { SharedViewList } from '@kp/commerce';
import { useTranslation } from 'react-i18next';

interface SharableView {
  readonly name: string;
  readonly query: string;
  readonly hidden: readonly string[];
  readonly order: readonly string[];
}

/** Views of the list that the team shares; each change answers whether it succeeded, and shows why it did not. */
export function useTeamViews(list: SharedViewList) {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const { data: views = [] } = adminApi.useListSharedViewsQuery({ list });
  const [share, sharing] = adminApi.useShareViewMutation();
  const [rename, renaming] = adminApi.useRenameSharedViewMutation();
  const [remove, removing] = adminApi.useDeleteSharedViewMutation();
  const isDone = async (change: { unwrap: () => Promise<unknown> }) => {
    try {
      await change.unwrap();
      return true;
    } catch (error) {
      failure.show(error, { title: t('list.viewFailed') });
      return false;
    }
  };
  return {
    views,
    isBusy: sharing.isLoading || renaming.isLoading || removing.isLoading,
    share: ({ name, query, hidden, order }: SharableView) => {
      const shareViewRequest: ShareViewRequest = {
        list,
        name,
        query,
        hidden: [...hidden],
        order: [...order],
      };
      return isDone(share({ shareViewRequest }));
    },
    rename: (id: number, name: string) => isDone(rename({ id, renameSharedViewRequest: { name } })),
    remove: (id: number) => isDone(remove({ id })),
  };
}
