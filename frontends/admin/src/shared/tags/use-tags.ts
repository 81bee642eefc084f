import { adminApi, type ChangeTagsRequest } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import type { TagSubject } from '@kp/commerce/tag-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownAtOnce } from '../list/shown-at-once';
import { useDebouncedText } from '../use-debounced-text';
import { tagsAfter, type TagChange, undoOf } from './tag-changes';

/** Tags that are given or taken are shown so at once, and as before where the server refuses. */
const { useChangeTagsByAdminMutation } = adminApi.enhanceEndpoints({
  endpoints: {
    changeTagsByAdmin: {
      async onQueryStarted({ changeTagsRequest }, { dispatch, getState, queryFulfilled }) {
        const patches = adminApi.util
          .selectInvalidatedBy(getState(), ['Tags'])
          .filter(
            ({ endpointName, originalArgs }) =>
              endpointName === 'listTagsByAdmin' && originalArgs.subject === changeTagsRequest.subject,
          )
          .map(({ originalArgs }) =>
            dispatch(
              adminApi.util.updateQueryData('listTagsByAdmin', originalArgs, (tagged) =>
                tagsAfter(tagged, changeTagsRequest),
              ),
            ),
          );
        await shownAtOnce(queryFulfilled, patches);
      },
    },
  },
});

/** Of these rows; one request for all cells that ask with the same ids. */
export function useTagsOf(subject: TagSubject, ids: readonly number[]) {
  const query = adminApi.useListTagsByAdminQuery({ subject, ids: ids.join(',') }, { skip: ids.length === 0 });
  const found = query.currentData;
  return { tagsOf: (id: number) => found?.find((tagged) => tagged.id === id)?.tags ?? [] };
}

/** Names in use, by what is being typed; read once the list is opened. */
export function useTagSuggestions(subject: TagSubject) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const search = useDebouncedText(typed);
  const { data: names = [] } = adminApi.useSuggestTagsByAdminQuery(
    { subject, search: search || undefined },
    { skip: !isAsked },
  );
  return {
    options: names.map((value) => ({ value, label: value })),
    onSearch: setTyped,
    onOpenChange: (isOpen: boolean) => isOpen && setAsked(true),
  };
}

export function useChangeTags(subject: TagSubject) {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const [send, { isLoading }] = useChangeTagsByAdminMutation();
  const [read] = adminApi.useLazyListTagsByAdminQuery();
  const change = async ({ ids, add = [], remove = [] }: TagChange): Promise<boolean> => {
    const changeTagsRequest: ChangeTagsRequest = {
      subject,
      ids: [...ids],
      add: [...add],
      remove: [...remove],
    };
    const { error } = await send({ changeTagsRequest });
    if (error) failure.show(error, { title: t('tags.failed') });
    return !error;
  };
  return {
    isBusy: isLoading,
    /** @returns whether it was stored */
    change,
    /** @returns how to take it back, or undefined where it was not stored */
    changeUndoably: async (changes: TagChange): Promise<(() => Promise<void>) | undefined> => {
      const before = await read({ subject, ids: changes.ids.join(',') });
      if (!(await change(changes))) return undefined;
      return async () => {
        for (const each of undoOf(changes, before.data ?? [])) await change(each);
      };
    },
  };
}
