import { useListState } from '../../shared/list/use-list-state';

export const useSynonymListState = () =>
  useListState<'language', '-updated' | 'updated' | 'terms' | '-terms'>({
    tab: 'synonyms',
    filters: ['language'],
    sorts: ['-updated', 'updated', 'terms', '-terms'],
  });

export type SynonymListState = ReturnType<typeof useSynonymListState>;
