import { type ImportResponse, type ImportRowResponse, officeApi } from '@kp/api-client/office';
import { listQuery } from '../../shared/list/list-query';
import { useAppDispatch } from '@kp/client';
import { readEvents } from '@kp/client/files';
import { type ImportKind, type ImportOutcome, isImportAtRest } from '@kp/commerce/import-rules';
import { useEffect } from 'react';

/** While the stream of events cannot be read, and until it is opened again. */
const RETRY_MS = 2000;
const ROWS = 100;

const tagged = officeApi.enhanceEndpoints({
  addTagTypes: [
    'Products',
    'Categories',
    'AdminProducts',
    'AdminCategories',
    'Suppliers',
    'Orders',
    'Customers',
    'Attributes',
    'CategoryAttributes',
  ],
});

/** What an import makes out of date. */
const CHANGED = {
  products: ['Imports', 'Products', 'Categories', 'AdminProducts', 'AdminCategories', 'Suppliers'],
  customers: ['Imports', 'Customers'],
  orders: ['Imports', 'Orders', 'Customers', 'AdminProducts'],
  attributes: ['Imports', 'Products', 'AdminProducts', 'Attributes', 'CategoryAttributes'],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;

export type ListedOutcome = Exclude<ImportOutcome, 'unchanged'>;

interface RowsOf {
  readonly id: number;
  readonly outcome: ListedOutcome;
}

const importsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    importPage: build.query(
      listQuery<ImportResponse, { limit: number; offset: number }, 'Imports'>(
        '/admin/api/imports',
        'Imports',
      ),
    ),
    importRows: build.infiniteQuery<ImportRowResponse[], RowsOf, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page) => (page.length === ROWS ? page.at(-1)!.row : undefined),
      },
      query: ({ queryArg: { id, outcome }, pageParam: after }) => ({
        url: `/admin/api/imports/${id}/rows`,
        params: { outcome, after, limit: ROWS },
      }),
      providesTags: ['Imports'],
    }),
  }),
});

export const { useImportPageQuery, useImportRowsInfiniteQuery } = importsApi;

export const {
  useListImportCausesByAdminQuery,
  useListImportFieldsByAdminQuery,
  useCheckImportByAdminMutation,
  useChooseImportSheetByAdminMutation,
  useStartImportByAdminMutation,
  useCancelImportByAdminMutation,
  useUndoImportByAdminMutation,
} = officeApi;

/** Follows the import by its events while it is checked or imported; asks again when they cannot be read. */
export function useImport(id: number) {
  const dispatch = useAppDispatch();
  const query = officeApi.useGetImportByAdminQuery({ id });
  const { currentData } = query;
  const isRunning = currentData !== undefined && !isImportAtRest(currentData.state);
  useEffect(() => {
    if (!isRunning) return undefined;
    const aborting = new AbortController();
    const show = (job: ImportResponse) => {
      if (aborting.signal.aborted) return;
      dispatch(officeApi.util.updateQueryData('getImportByAdmin', { id }, () => job));
      if (isImportAtRest(job.state)) dispatch(tagged.util.invalidateTags([...CHANGED[job.kind]]));
    };
    const follow = async () => {
      while (!aborting.signal.aborted) {
        const { signal } = aborting;
        await readEvents({ url: `/admin/api/imports/${id}/events`, signal }, (job) =>
          show(job as ImportResponse),
        ).catch(() => undefined);
        if (aborting.signal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        const again = { subscribe: false, forceRefetch: true } as const;
        const { data } = await dispatch(officeApi.endpoints.getImportByAdmin.initiate({ id }, again));
        if (data) show(data);
      }
    };
    void follow();
    return () => aborting.abort();
  }, [dispatch, id, isRunning]);
  return query;
}

export function useForgetImports(): () => void {
  const dispatch = useAppDispatch();
  return () => void dispatch(officeApi.util.invalidateTags(['Imports']));
}
