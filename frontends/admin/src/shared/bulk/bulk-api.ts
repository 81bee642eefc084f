import { adminApi, type BulkJobResponse } from '@kp/api-client/admin';
import { listQuery } from '../list/list-query';
import { readEvents } from '@kp/client/files';

/** While the stream of events cannot be read, and until it is opened again. */
const RETRY_MS = 2000;

/** What a change of products makes out of date. */
const CHANGED = [
  'Products',
  'Categories',
  'AdminProducts',
  'AdminCategories',
  'Suppliers',
  'BulkJobs',
] as const;

const tagged = adminApi.enhanceEndpoints({ addTagTypes: [...CHANGED] });

export const isEnded = ({ state }: BulkJobResponse): boolean => state === 'done' || state === 'cancelled';

const bulkApi = tagged
  .injectEndpoints({
    endpoints: (build) => ({
      bulkJobPage: build.query(
        listQuery<BulkJobResponse, { limit: number; offset: number }, 'BulkJobs'>(
          '/admin/api/bulk-jobs',
          'BulkJobs',
        ),
      ),
      /** Follows the job by its events until it has ended; asks again when they cannot be read. */
      bulkJob: build.query<BulkJobResponse, number>({
        query: (id) => ({ url: `/admin/api/bulk-jobs/${id}` }),
        providesTags: ['BulkJobs'],
        async onCacheEntryAdded(
          id,
          { cacheDataLoaded, cacheEntryRemoved, updateCachedData, getCacheEntry, dispatch },
        ) {
          const aborting = new AbortController();
          void cacheEntryRemoved.then(() => aborting.abort());
          let job = (await cacheDataLoaded.catch(() => undefined))?.data;
          if (!job || isEnded(job)) return;
          while (!aborting.signal.aborted && !isEnded(job)) {
            const follow = (data: unknown) => updateCachedData(() => data as BulkJobResponse);
            const events = { url: `/admin/api/bulk-jobs/${id}/events`, signal: aborting.signal };
            await readEvents(events, follow).catch(() => undefined);
            job = getCacheEntry().data ?? job;
            if (isEnded(job) || aborting.signal.aborted) break;
            await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
            const asked = dispatch(
              adminApi.endpoints.getBulkJobByAdmin.initiate({ id }, { forceRefetch: true }),
            );
            const { data } = await asked;
            asked.unsubscribe();
            if (data) follow((job = data));
          }
          dispatch(tagged.util.invalidateTags([...CHANGED]));
        },
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      changePricesInBulkByAdmin: { invalidatesTags: [...CHANGED] },
      changeTaxesInBulkByAdmin: { invalidatesTags: [...CHANGED] },
      changeCategoriesInBulkByAdmin: { invalidatesTags: [...CHANGED] },
      changeAttributesInBulkByAdmin: { invalidatesTags: [...CHANGED, 'ProductAttributes'] },
      changeStatusInBulkByAdmin: { invalidatesTags: [...CHANGED] },
      changeStockInBulkByAdmin: { invalidatesTags: [...CHANGED] },
      deleteInBulkByAdmin: { invalidatesTags: [...CHANGED] },
    },
  });

export const {
  useBulkJobPageQuery,
  useBulkJobQuery,
  useListBulkJobProductsByAdminQuery,
  useCancelBulkJobByAdminMutation,
  useUndoBulkJobByAdminMutation,
  useChangePricesInBulkByAdminMutation,
  useChangeTaxesInBulkByAdminMutation,
  useChangeCategoriesInBulkByAdminMutation,
  useChangeAttributesInBulkByAdminMutation,
  useChangeStatusInBulkByAdminMutation,
  useChangeStockInBulkByAdminMutation,
  useDeleteInBulkByAdminMutation,
  usePreviewPricesInBulkByAdminMutation,
  usePreviewTaxesInBulkByAdminMutation,
  usePreviewCategoriesInBulkByAdminMutation,
  usePreviewAttributesInBulkByAdminMutation,
  usePreviewStatusInBulkByAdminMutation,
  usePreviewStockInBulkByAdminMutation,
  usePreviewDeleteInBulkByAdminMutation,
} = bulkApi;
