import type { StaffInvoiceResponse } from '@kp/api-client/admin';
import {
  INVOICE_KINDS,
  INVOICE_SEARCH_COUNT_MAX,
  INVOICE_SORTS,
  INVOICE_STATES,
  type InvoiceSort,
  TRANSMISSION_FILTERS,
} from '@kp/commerce/list-rules';
import { startOfShopDay } from '@kp/i18n/shop-time';
import { Button, Flex } from '@kp/ui/admin';
import { type Key, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/download-button';
import { lazyPanel } from '../../shared/lazy-panel';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { SelectionBar } from '../../shared/list/selection-bar';
import { type ListQuery, useListState } from '../../shared/list/use-list-state';
import { useInvoiceColumns } from './invoice-columns';
import type { InvoiceDrawerProps } from './invoice-drawer';
import { InvoiceSums } from './invoice-sums';
import { type InvoiceFilters, useInvoicePageQuery } from './invoices-api';
import type { ReceivedDocumentsProps } from './received-documents';
import { useInvoiceActions } from './use-invoice-actions';

const InvoiceDrawer = lazyPanel<InvoiceDrawerProps>(
  async () => (await import('./invoice-drawer')).InvoiceDrawer,
  ({ id }) => id !== undefined,
);

const ReceivedDocuments = lazyPanel<ReceivedDocumentsProps>(
  async () => (await import('./received-documents')).ReceivedDocuments,
  ({ open }) => open,
);

const PAGE_SIZE = 50;
const FILTERS = ['state', 'transmission', 'kind', 'from', 'to', 'customerId'] as const;
type FilterName = (typeof FILTERS)[number];

/** All invoices, stornos and credit notes of the shop. */
export function InvoicesTab() {
  const { t } = useTranslation('adminOrders');
  const list = useListState<FilterName, InvoiceSort>({
    tab: 'invoices',
    filters: FILTERS,
    sorts: INVOICE_SORTS,
  });
  const { query, pathOf, change, isFiltered } = list;
  const filters = filtersOf(query);
  const arg = {
    ...filters,
    sort: query.sort,
    limit: PAGE_SIZE,
    offset: (query.page - 1) * PAGE_SIZE,
  };
  const result = useInvoicePageQuery(arg);
  const { currentData } = result;
  const [isReceivedOpen, setReceived] = useState(false);
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const selected = (currentData?.rows ?? []).filter(({ id }) => keys.includes(id));
  const actionsOf = useInvoiceActions();
  return (
    <ListPage<StaffInvoiceResponse>
      title={t('invoices.title')}
      actions={
        <Flex wrap gap="small">
          <Button onClick={() => setReceived(true)}>{t('invoices.received.title')}</Button>
          <Archive filters={filters} />
        </Flex>
      }
      savedViews="invoices"
      toolbar={(display) => (
        <Flex vertical gap="small">
          <ListToolbar
            tab="invoices"
            list={list}
            label={t('invoices.title')}
            search={t('invoices.search')}
            filters={[
              {
                name: 'state',
                label: t('invoices.state'),
                all: t('invoices.allStates'),
                options: INVOICE_STATES.map((value) => ({
                  value,
                  label: t(`invoices.states.${value}`),
                })),
              },
              {
                name: 'transmission',
                label: t('invoices.transmission.title'),
                all: t('invoices.transmission.all'),
                options: TRANSMISSION_FILTERS.map((value) => ({
                  value,
                  label: t(`invoices.transmission.states.${value}`),
                })),
              },
              {
                name: 'kind',
                label: t('invoices.kind'),
                all: t('invoices.allKinds'),
                options: INVOICE_KINDS.map((value) => ({
                  value,
                  label: t(`invoices.kinds.${value}`),
                })),
              },
              { name: 'from', label: t('invoices.from'), kind: 'day' },
              { name: 'to', label: t('invoices.to'), kind: 'day' },
              {
                name: 'customerId',
                label: t('invoices.customer'),
                kind: 'linked',
              },
            ]}
            sorts={INVOICE_SORTS.map((value) => ({
              value,
              label: t(`invoices.sorts.${value}`),
            }))}
            actions={display}
          />
          <InvoiceSums filters={filters} />
        </Flex>
      )}
      query={result}
      failed={t('invoices.failed')}
      found={currentData}
      paging={{
        page: query.page,
        pageSize: PAGE_SIZE,
        countedUpTo: filters.search ? INVOICE_SEARCH_COUNT_MAX : undefined,
        pathOf: (page) => pathOf({ page }),
      }}
      empty={{
        title: t('invoices.empty'),
        children: <p>{t('invoices.emptyHint')}</p>,
      }}
      emptyFiltered={isFiltered && t('invoices.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useInvoiceColumns()}
      sort={query.sort}
      onSort={(next) => change({ sort: INVOICE_SORTS.find((sort) => sort === next) ?? '-number' })}
      selection={{
        keys: selected.map(({ id }) => id),
        onChange: setKeys,
        labelOf: ({ invoiceNumber }) => t('invoices.select', { number: invoiceNumber }),
      }}
      offer={{
        nameOf: ({ invoiceNumber }) => invoiceNumber,
        pathOf: ({ id }) => pathOf({ open: id }),
        actionsOf,
      }}
    >
      <SelectionBar
        selected={selected.length}
        total={currentData?.total ?? 0}
        onSelectAll={undefined}
        onClear={() => setKeys([])}
      >
        <Archive filters={{ ids: selected.map(({ id }) => id).join(',') }} />
      </SelectionBar>
      <ReceivedDocuments open={isReceivedOpen} onClose={() => setReceived(false)} />
      <InvoiceDrawer id={query.open} onClose={() => change({ open: undefined })} />
    </ListPage>
  );
}

/** PDF and e-invoice of each. */
function Archive({ filters }: { readonly filters: InvoiceFilters }) {
  const { t } = useTranslation('adminOrders');
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  const url = `/admin/api/invoices.zip?${new URLSearchParams(given as [string, string][])}`;
  return (
    <DownloadButton
      label={t('invoices.download')}
      file={{
        url,
        name: 'invoices.zip',
        failureTitle: t('drawer.documents.failed'),
      }}
    />
  );
}

/** What the API would refuse counts as absent. */
function filtersOf({ search, filters }: ListQuery<FilterName, InvoiceSort>): InvoiceFilters {
  const { state, transmission, kind, from, to, customerId } = filters;
  const dayOf = (day = '') => (startOfShopDay(day) === '' ? undefined : day);
  return {
    search: search || undefined,
    state: INVOICE_STATES.find((each) => each === state),
    transmission: TRANSMISSION_FILTERS.find((each) => each === transmission),
    kind: INVOICE_KINDS.find((each) => each === kind),
    from: dayOf(from),
    to: dayOf(to),
    customerId: /^[1-9]\d{0,8}$/.test(customerId ?? '') ? customerId : undefined,
  };
}
