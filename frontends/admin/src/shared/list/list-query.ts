import type { ApiMeta, ApiRequest } from '@kp/api-client';

/** What a list shows of those that match. */
export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  /** Of all that match. */
  readonly total: number;
}

/** The answer of a list, with what `X-Total-Count` says. */
export const foundPage = <Row>(rows: Row[], meta: ApiMeta | undefined): FoundPage<Row> => ({
  rows,
  total: meta?.totalCount ?? rows.length,
});

/** The query of a list whose filters are the parameters of its address. */
export const listQuery = <Row, Arg extends object, Tag extends string>(url: string, tag: Tag) => ({
  query: (params: Arg): ApiRequest => ({ url, params: Object.fromEntries(Object.entries(params)) }),
  transformResponse: foundPage<Row>,
  providesTags: [tag],
});
