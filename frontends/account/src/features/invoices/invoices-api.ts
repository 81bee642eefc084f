import { accountApi, type InvoiceSummaryResponse, type OrderResponse } from '@kp/api-client/account';

const PAGE_SIZE = 20;

interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly total: number;
}

const paging = {
  initialPageParam: 0,
  getNextPageParam: ({ total }: ListPage<unknown>, _pages: unknown, lastOffset: number) =>
    lastOffset + PAGE_SIZE < total ? lastOffset + PAGE_SIZE : undefined,
};

function pageOf<Item>(items: Item[], offset: number, total = offset + items.length): ListPage<Item> {
  return { items, total };
}

/** `mine`: administrators see only their own here. */
const invoicesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    ownInvoices: build.infiniteQuery<ListPage<InvoiceSummaryResponse>, void, number>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => ({
        url: '/api/invoices',
        params: { mine: true, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: (items: InvoiceSummaryResponse[], meta, { pageParam }) =>
        pageOf(items, pageParam, meta?.totalCount),
      providesTags: ['Invoices'],
    }),
    ordersAwaitingInvoice: build.infiniteQuery<ListPage<OrderResponse>, void, number>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => ({
        url: '/api/orders',
        params: { mine: true, awaitingInvoice: true, limit: PAGE_SIZE, offset: pageParam },
      }),
      transformResponse: (items: OrderResponse[], meta, { pageParam }) =>
        pageOf(items, pageParam, meta?.totalCount),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useOwnInvoicesInfiniteQuery, useOrdersAwaitingInvoiceInfiniteQuery } = invoicesApi;
