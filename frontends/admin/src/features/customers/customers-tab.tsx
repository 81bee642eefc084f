import { useRequestFailure } from '@kp/client';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Flex, LinkButton, LoadFailure, NothingFound, Select } from '@kp/ui/admin';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { ExportMenu } from '../../shared/export-menu';
import { useCustomerPageQuery } from '../../shared/customers-api';
import { ImportLink } from '../../shared/import-link';
import { ListPager } from '../../shared/list/list-pager';
import { ListSearch } from '../../shared/list/list-search';
import { SavedViews } from '../../shared/list/saved-views';
import { useListState } from '../../shared/list/use-list-state';
import { CustomerDrawer } from './customer-drawer';
import { CustomerTable } from './customer-table';
import styles from './customers.module.css';

const PAGE_SIZE = 50;
const ALL = 'all';
const STATES = ['active', 'disabled'] as const;
const ORDERS = ['with', 'without'] as const;

type Sort = '-createdAt' | 'createdAt' | 'name' | '-name' | 'orders' | '-orders' | 'spent' | '-spent';

const useCustomerListState = () =>
  useListState<'state' | 'orders', Sort>({
    tab: 'customers',
    filters: ['state', 'orders'],
    sorts: ['-createdAt', 'createdAt', 'name', '-name', 'orders', '-orders', 'spent', '-spent'],
  });

type ListState = ReturnType<typeof useCustomerListState>;

/** An unknown value in the URL filters nothing. */
const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((each) => each === value);

const hasValue = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

export function CustomersTab() {
  const { t } = useTranslation('admin');
  const { t: people } = useTranslation('adminPeople');
  const list = useCustomerListState();
  const { search, filters, sort, page, open } = list.query;
  const trigger = useRef<Element>(null);
  const filter = {
    search: search.slice(0, 100) || undefined,
    state: oneOf(STATES, filters.state),
    orders: oneOf(ORDERS, filters.orders),
  };
  const result = useCustomerPageQuery(
    {
      ...filter,
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="small" component="header">
        <h1 className={styles.title}>{t('tabs.customers')}</h1>
        <ExportMenu
          name="customers"
          parameters={new URLSearchParams(Object.entries(filter).filter(hasValue))}
          failureTitle={people('customers.exportFailed')}
        />
        <ImportLink kind="customers" />
      </Flex>
      <CustomerFilters list={list} />
      <SavedViews tab="customers" />
      <CustomerList
        list={list}
        result={result}
        onOpen={(id) => {
          trigger.current = document.activeElement;
          list.change({ open: id });
        }}
      />
      <CustomerDrawer
        id={open}
        listed={result.currentData?.customers.find(({ id }) => id === open)}
        onClose={() => list.change({ open: undefined })}
        returnFocus={() => trigger.current instanceof HTMLElement && trigger.current.focus()}
      />
    </Flex>
  );
}

function CustomerFilters({ list: { query, change } }: { readonly list: ListState }) {
  const { t } = useTranslation('adminPeople');
  const { filters } = query;
  const choice = <Name extends 'state' | 'orders'>(name: Name, values: readonly string[]) => (
    <Select<string>
      aria-label={t(`customers.filters.${name}`)}
      value={oneOf(values, filters[name]) ?? ALL}
      options={[
        { value: ALL, label: t(`customers.all.${name}`) },
        ...values.map((value) => ({ value, label: t(`customers.choices.${value as 'with'}`) })),
      ]}
      onChange={(value) => change({ filters: { ...filters, [name]: value === ALL ? undefined : value } })}
      popupMatchSelectWidth={false}
    />
  );
  return (
    <Flex wrap align="center" gap="small" role="search" aria-label={t('customers.filter')}>
      <div className={styles.search}>
        <ListSearch
          label={t('customers.search')}
          value={query.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {choice('state', STATES)}
      {choice('orders', ORDERS)}
    </Flex>
  );
}

interface CustomerListProps {
  readonly list: ListState;
  readonly result: ReturnType<typeof useCustomerPageQuery>;
  readonly onOpen: (id: number) => void;
}

function CustomerList({ list, result, onOpen }: CustomerListProps) {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const { currentData, error } = result;
  const { query, pathOf, change } = list;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('customers.failed'))} />;
  if (!currentData) {
    return (
      <>
        <VisuallyHidden role="status">{t('customers.loading')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </>
    );
  }
  const { customers, total } = currentData;
  if (customers.length === 0) return <NoCustomers list={list} total={total} />;
  return (
    <>
      <CustomerTable
        customers={customers}
        sort={query.sort}
        onSort={(sort) => change({ sort: sort as Sort })}
        onOpen={onOpen}
      />
      <ListPager
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={customers.length}
        total={total}
        pathOf={(page) => pathOf({ page })}
      />
    </>
  );
}

function NoCustomers({
  list: { query, pathOf },
  total,
}: {
  readonly list: ListState;
  readonly total: number;
}) {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation('admin');
  if (total > 0) {
    return (
      <NothingFound title={t('customers.emptyPage')}>
        <LinkButton to={pathOf({ page: 1 })}>{admin('orders.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (query.search === '' && Object.keys(query.filters).length === 0)
    return <NothingFound title={t('customers.empty')} />;
  return (
    <NothingFound title={t('customers.emptyFiltered')}>
      <LinkButton to={adminPath('customers')}>{admin('orders.clearFilters')}</LinkButton>
    </NothingFound>
  );
}
