import type { TagSubject } from '@kp/commerce/tag-rules';
import { startOfShopDay } from '@kp/i18n/shop-time';
import { useFormats } from '@kp/ui';
import { Input, Select } from '@kp/ui/admin';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath, type AdminTab } from '../admin-path';
import { ShopDaysNote } from '../shop-time';
import { TagFilter } from '../tags/tag-filter';
import { DayRangeSelect } from './day-range-select';
import { type FilterChip, FilterField, ListFilters } from './list-filters';
import { ListSearch } from './list-search';
import type { useListState } from './use-list-state';

const ALL = '';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list, by its name in the address. */
export type ListFilter<Name extends string> = { readonly name: Name; readonly label: string } & (
  | { readonly options: readonly Option[]; readonly all: string }
  | { readonly kind: 'day' }
  | { readonly kind: 'tag'; readonly subject: TagSubject }
  /** Set by links alone, so that it has no field. */
  | { readonly kind: 'linked' }
);

interface ListToolbarProps<Name extends string, Sort extends string> {
  readonly tab: AdminTab;
  readonly list: ReturnType<typeof useListState<Name, Sort>>;
  /** Of the region. */
  readonly label: string;
  /** Absent where nothing is searched. */
  readonly search?: string;
  readonly filters?: readonly ListFilter<Name>[];
  /** Part of what is shown, not narrowed down by: stays when filters are cleared. */
  readonly kept?: Readonly<Partial<Record<Name, string>>>;
  readonly sorts?: readonly (Option & { readonly value: Sort })[];
  readonly clearLabel?: string;
  readonly actions?: ReactNode;
}

/** Search, filters and sort of a list, made of what they are called and may be. */
export function ListToolbar<Name extends string, Sort extends string>(props: ListToolbarProps<Name, Sort>) {
  const { tab, list, label, search, filters = [], kept, sorts, clearLabel, actions } = props;
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { query, change } = list;
  const set = (name: Name, value: string | undefined) =>
    change({ filters: { ...query.filters, [name]: value || undefined }, open: undefined });
  const wordsOf = (filter: ListFilter<Name>, value: string) =>
    'options' in filter
      ? (filter.options.find((option) => option.value === value)?.label ?? value)
      : `${filter.label} ${filter.kind === 'day' && startOfShopDay(value) !== '' ? date(value) : value}`;
  const chips = filters.flatMap((filter): FilterChip[] => {
    const value = query.filters[filter.name];
    if (!value) return [];
    return [{ key: filter.name, text: wordsOf(filter, value), onRemove: () => set(filter.name, undefined) }];
  });
  const fields = filters.filter((filter) => !('kind' in filter) || filter.kind !== 'linked');
  const [first, last] = fields.filter((filter) => 'kind' in filter && filter.kind === 'day');
  const searched: FilterChip[] = query.search
    ? [{ key: 'search', text: query.search, onRemove: () => change({ search: '' }) }]
    : [];
  return (
    <ListFilters
      label={label}
      search={
        search && (
          <ListSearch
            label={search}
            value={query.search}
            onSearch={(text) => change({ search: text, open: undefined })}
          />
        )
      }
      chips={[...searched, ...chips]}
      clearPath={adminPath(tab, kept)}
      clearLabel={clearLabel ?? t('orders.clearFilters')}
      actions={actions}
    >
      {(fields.length > 0 || sorts) && (
        <>
          {fields.map((filter) =>
            'kind' in filter && filter.kind === 'tag' ? (
              <TagFilter
                key={filter.name}
                subject={filter.subject}
                value={query.filters[filter.name]}
                onChange={(value) => set(filter.name, value)}
              />
            ) : (
              <FilterField key={filter.name} label={filter.label}>
                {'options' in filter ? (
                  <Select
                    showSearch
                    aria-label={filter.label}
                    value={query.filters[filter.name] ?? ALL}
                    options={[{ value: ALL, label: filter.all }, ...filter.options]}
                    onChange={(value) => set(filter.name, value)}
                  />
                ) : (
                  <Input
                    type="date"
                    aria-label={filter.label}
                    value={query.filters[filter.name] ?? ''}
                    onChange={({ target }) => set(filter.name, target.value)}
                  />
                )}
              </FilterField>
            ),
          )}
          {first && last && (
            <DayRangeSelect
              from={query.filters[first.name]}
              to={query.filters[last.name]}
              onChange={({ from, to }) =>
                change({
                  filters: { ...query.filters, [first.name]: from, [last.name]: to },
                  open: undefined,
                })
              }
            />
          )}
          {first && <ShopDaysNote />}
          {sorts && (
            <FilterField label={t('orders.sort')}>
              <Select<Sort>
                aria-label={t('orders.sort')}
                value={query.sort}
                options={[...sorts]}
                onChange={(sort) => change({ sort })}
              />
            </FilterField>
          )}
        </>
      )}
    </ListFilters>
  );
}
