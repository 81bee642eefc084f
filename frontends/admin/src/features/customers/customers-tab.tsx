import type { CustomerResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { type Key, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, useCustomerPageQuery } from '../../shared/customers-api';
import { ExportMenu } from '../../shared/export-menu';
import { ImportLink } from '../../shared/import-link';
import { DeskOnly } from '../../shared/list/desk-only';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import type { UseViewCount } from '../../shared/list/saved-views';
import { SelectionBar } from '../../shared/list/selection-bar';
import { type ListOptions, readListQuery, useListState } from '../../shared/list/use-list-state';
import { BulkTags } from '../../shared/tags/bulk-tags';
import { useTagColumn } from '../../shared/tags/tag-column';
import { useCustomerColumns } from './customer-columns';
import { lazyPanel } from '../../shared/lazy-panel';
import type { CustomerDrawerProps } from './customer-drawer';

const CustomerDrawer = lazyPanel<CustomerDrawerProps>(
  async () => (await import('./customer-drawer')).CustomerDrawer,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 50;
const STATES = ['active', 'disabled'] as const;
const ORDERS = ['with', 'without'] as const;
/** Those that need a look first. */
const STANDINGS = ['not_checked', 'no_vat', 'inactive', 'not_found', 'vat_payer'] as const;

type Filter = 'state' | 'orders' | 'standing' | 'tag';

type Sort = '-createdAt' | 'createdAt' | 'name' | '-name' | 'orders' | '-orders' | 'spent' | '-spent';

const LIST: ListOptions<Filter, Sort> = {
  tab: 'customers',
  filters: ['state', 'orders', 'standing', 'tag'],
  sorts: ['-createdAt', 'createdAt', 'name', '-name', 'orders', '-orders', 'spent', '-spent'],
};

/** An unknown value in the URL filters nothing. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((each) => each === value);

const hasValue = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

function filterOf({ search, filters }: ReturnType<typeof readListQuery<Filter, Sort>>) {
  return {
    search: search.slice(0, 100) || undefined,
    state: oneOf(STATES, filters.state),
    orders: oneOf(ORDERS, filters.orders),
    standing: oneOf(STANDINGS, filters.standing),
    tag: filters.tag?.slice(0, 40),
  };
}

const NONE: readonly CustomerResponse[] = [];

const useCustomerCount: UseViewCount = (query) =>
  useCustomerPageQuery({ ...filterOf(readListQuery(query, LIST)), limit: 1, offset: 0 }).data?.total;

export function CustomersTab() {
  const { t } = useTranslation('admin');
  const { t: people } = useTranslation('adminPeople');
  const list = useListState(LIST);
  const { sort, page, open } = list.query;
  const filter = filterOf(list.query);
  const result = useCustomerPageQuery({ ...filter, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  const { currentData } = result;
  const customers = currentData?.rows ?? NONE;
  const columns = [...useCustomerColumns(), useTagColumn<CustomerResponse>('customer', customers)];
  const { number } = useFormats();
  const [selected, setSelected] = useState<readonly Key[]>([]);
  // All that match belong to one search.
  const search = JSON.stringify(filter);
  const [allOf, setAllOf] = useState<string>();
  const isAllSelected = allOf === search;
  const keys = isAllSelected
    ? customers.map(({ id }) => id)
    : selected.filter((key) => customers.some(({ id }) => id === key));
  const total = currentData?.total ?? 0;
  const select = (next: readonly Key[]) => {
    setSelected(next);
    setAllOf(undefined);
  };
  const choice = (name: 'state' | 'orders', values: readonly string[]) => ({
    name,
    label: people(`customers.filters.${name}`),
    all: people(`customers.all.${name}`),
    options: values.map((value) => ({ value, label: people(`customers.choices.${value as 'with'}`) })),
  });
  return (
    <ListPage<CustomerResponse>
      title={t('tabs.customers')}
      actions={
        <DeskOnly>
          <ImportLink kind="customers" />
          <ExportMenu
            name="customers"
            parameters={new URLSearchParams(Object.entries(filter).filter(hasValue))}
            failureTitle={people('customers.exportFailed')}
          />
        </DeskOnly>
      }
      savedViews="customers"
      useViewCount={useCustomerCount}
      toolbar={(display) => (
        <ListToolbar
          tab="customers"
          list={list}
          label={people('customers.filter')}
          search={people('customers.search')}
          filters={[
            choice('state', STATES),
            choice('orders', ORDERS),
            {
              name: 'standing',
              label: people('customers.filters.standing'),
              all: people('customers.all.standing'),
              options: STANDINGS.map((value) => ({
                value,
                label: people(`customers.companyStandings.${value}`),
              })),
            },
            { name: 'tag', label: t('tags.filter'), kind: 'tag', subject: 'customer' },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={people('customers.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => list.pathOf({ page: to }) }}
      empty={{ title: people('customers.empty') }}
      emptyFiltered={list.isFiltered && people('customers.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={columns}
      selection={{
        keys,
        onChange: select,
        labelOf: (customer) => t('list.selectRow', { name: nameOf(customer) }),
      }}
      offer={{ nameOf, pathOf: ({ id }) => list.pathOf({ open: id }) }}
      sort={sort}
      onSort={(next) => list.change({ sort: next as Sort })}
    >
      <SelectionBar
        selected={isAllSelected ? total : keys.length}
        total={total}
        onSelectAll={isAllSelected || keys.length >= total ? undefined : () => setAllOf(search)}
        onClear={() => select([])}
      >
        <BulkTags
          subject="customer"
          rows={isAllSelected ? { filter, count: number(total) } : keys.map(Number)}
        />
      </SelectionBar>
      <CustomerDrawer
        id={open}
        listed={currentData?.rows.find(({ id }) => id === open)}
        onClose={() => list.change({ open: undefined })}
      />
    </ListPage>
  );
}
