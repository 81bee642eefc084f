import { type ListSynonymsByAdminApiArg, type SynonymGroupResponse, officeApi } from '@kp/api-client/office';
import { formatList, type LanguageCode } from '@kp/i18n';

export interface SynonymPage {
  readonly groups: readonly SynonymGroupResponse[];
  /** Of all that match. */
  readonly total: number;
}

export const {
  useSynonymPageQuery,
  useTestSearchByAdminQuery,
  useCreateSynonymsByAdminMutation,
  useUpdateSynonymsByAdminMutation,
  useDeleteSynonymsByAdminMutation,
} = officeApi.injectEndpoints({
  endpoints: (build) => ({
    synonymPage: build.query<SynonymPage, ListSynonymsByAdminApiArg>({
      query: (params) => ({ url: '/admin/api/synonyms', params }),
      transformResponse: (groups: SynonymGroupResponse[], meta) => ({
        groups,
        total: meta?.totalCount ?? groups.length,
      }),
      providesTags: ['Synonyms'],
    }),
  }),
});

/** As a text of one line. */
export const termsText = ({ terms, language }: Pick<SynonymGroupResponse, 'terms' | 'language'>) =>
  formatList(terms, language as LanguageCode);
