import { useNavigate, useSearchParams } from 'react-router';
import { adminPath, type AdminTab } from '../admin-path';

/** The API has no results beyond this page. */
const MAX_PAGE = 400_000;

/** What changes without listing anything else. */
const OF_ONE_LIST = ['open', 'edit', 'page'];

export interface ListQuery<Filter extends string, Sort extends string> {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly sort: Sort;
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  /** Id of the row whose details are open. */
  readonly open: number | undefined;
  /** What is written on a page of its own, in place of the list. */
  readonly edit: number | 'new' | undefined;
}

export interface ListOptions<Filter extends string, Sort extends string> {
  readonly tab: AdminTab;
  readonly filters: readonly Filter[];
  /** The first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

export type ListChanges<Filter extends string, Sort extends string> = Partial<ListQuery<Filter, Sort>>;

/** Search, filters, sort, page and the open row of a list, stored in the URL. Invalid parameters count as absent. */
export function useListState<Filter extends string, Sort extends string>(options: ListOptions<Filter, Sort>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const read = readListQuery(parameters, options);
  // While the next screen loads, the address names it already, with a row of its own.
  const query = parameters.get('tab') === options.tab ? read : { ...read, open: undefined, edit: undefined };
  /** A change of what is listed starts on the first page. */
  const pathOf = (changes: ListChanges<Filter, Sort>): string => {
    const isSameList = Object.keys(changes).every((name) => OF_ONE_LIST.includes(name));
    const next = { ...query, ...(isSameList ? {} : { page: 1 }), ...changes };
    return adminPath(options.tab, {
      search: next.search,
      ...next.filters,
      sort: next.sort === options.sorts[0] ? undefined : next.sort,
      page: next.page > 1 ? next.page : undefined,
      open: next.open,
      edit: next.edit,
    });
  };
  const change = (changes: ListChanges<Filter, Sort>, { isReplacing = false } = {}) =>
    void navigate(pathOf(changes), { replace: isReplacing });
  const isFiltered = query.search !== '' || Object.keys(query.filters).length > 0;
  return { query, pathOf, change, isFiltered };
}

export function readListQuery<Filter extends string, Sort extends string>(
  parameters: URLSearchParams,
  { filters, sorts }: ListOptions<Filter, Sort>,
): ListQuery<Filter, Sort> {
  const given = filters.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    search: parameters.get('search') ?? '',
    page: Math.min(wholeNumber(parameters.get('page')) ?? 1, MAX_PAGE),
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? sorts[0],
    filters: Object.fromEntries(given) as Partial<Record<Filter, string>>,
    open: wholeNumber(parameters.get('open')),
    edit: parameters.get('edit') === 'new' ? 'new' : wholeNumber(parameters.get('edit')),
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
