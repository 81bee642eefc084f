import { type ListSynonymsByAdminApiArg, type SynonymGroupResponse, officeApi } from '@kp/api-client/office';
import { listQuery } from '../../shared/list/list-query';
import { formatList, type LanguageCode } from '@kp/i18n';

export const {
  useSynonymPageQuery,
  useTestSearchByAdminQuery,
  useCreateSynonymsByAdminMutation,
  useUpdateSynonymsByAdminMutation,
  useDeleteSynonymsByAdminMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    synonymPage: build.query(
      listQuery<SynonymGroupResponse, ListSynonymsByAdminApiArg, 'Synonyms'>(
        '/admin/api/synonyms',
        'Synonyms',
      ),
    ),
  }),
});

/** As a text of one line. */
export const termsText = ({ terms, language }: Pick<SynonymGroupResponse, 'terms' | 'language'>) =>
  formatList(terms, language as LanguageCode);
