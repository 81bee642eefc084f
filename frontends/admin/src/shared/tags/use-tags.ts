import { adminApi } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import type { TagSubject } from '@kp/commerce/tag-rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedText } from '../use-debounced-text';

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
  const [change, { isLoading }] = adminApi.useChangeTagsByAdminMutation();
  return {
    isBusy: isLoading,
    /** @returns whether it was stored */
    change: async (ids: readonly number[], changes: { add?: string[]; remove?: string[] }) => {
      const { error } = await change({ changeTagsRequest: { subject, ids: [...ids], ...changes } });
      if (error) failure.show(error, { title: t('tags.failed') });
      return !error;
    },
  };
}
