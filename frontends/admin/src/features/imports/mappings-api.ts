import { officeApi } from '@kp/api-client/office';

const mappingsApi = officeApi.enhanceEndpoints({
  addTagTypes: ['ImportMappings'],
  endpoints: {
    listImportMappingsByAdmin: { providesTags: ['ImportMappings'] },
    changeImportMappingByAdmin: { invalidatesTags: ['ImportMappings'] },
    forgetImportMappingByAdmin: { invalidatesTags: ['ImportMappings'] },
  },
});

export const {
  useListImportMappingsByAdminQuery,
  useChangeImportMappingByAdminMutation,
  useForgetImportMappingByAdminMutation,
} = mappingsApi;
