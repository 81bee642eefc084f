import type { OrderResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { ORDER_SEARCH_COUNT_MAX } from '@kp/commerce/list-rules';
import { SkeletonText, useFormats, VisuallyHidden } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound } from '@kp/ui/admin';
import { type Key, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrderDrawerProps } from './order-drawer';
import { useOrderColumns } from './order-columns';
import { OrderExport } from './order-export';
import { IssueInvoices } from './issue-invoice';
import { OrderTable } from './order-table';
import { OrderToolbar } from './order-toolbar';
import { OrderViews } from './order-views';
import { useOrderPageQuery } from '../../shared/orders-api';
import {
  filtersOf,
  ordersPath,
  type OrdersQuery,
  PAGE_SIZE,
  readOrdersQuery,
} from '../../shared/orders-query';
import { type DataColumn, ListDisplay } from '../../shared/list/data-table';
import { DeskOnly } from '../../shared/list/desk-only';
import { countOf, ListPager } from '../../shared/list/list-pager';
import type { FoundPage } from '../../shared/list/list-query';
import { ViewLine } from '../../shared/list/view-tabs';
import { SavedViews, type UseViewCount } from '../../shared/list/saved-views';
import { SelectionBar } from '../../shared/list/selection-bar';
import { DownloadButton } from '../../shared/download-button';
import { lazyPanel } from '../../shared/lazy-panel';
import { ImportLink } from '../../shared/import-link';
import { useShortcut } from '../../shared/shortcuts';
import { useRights } from '../../shared/use-rights';
import { BulkTags } from '../../shared/tags/bulk-tags';
import { useTagColumn } from '../../shared/tags/tag-column';
import { StatusChangesProvider } from './status-changes';
import { useWeightColumn } from './weight-column';
import styles from './orders-tab.module.css';

const OrderDrawer = lazyPanel<OrderDrawerProps>(
  async () => (await import('./order-drawer')).OrderDrawer,
  ({ id }) => id !== undefined,
);

const NONE: readonly OrderResponse[] = [];

export function OrdersTab() {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { may } = useRights();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const query = readOrdersQuery(parameters);
  const { page, peek, sort } = query;
  const offset = (page - 1) * PAGE_SIZE;
  const result = useOrderPageQuery({
    ...filtersOf(query),
    sort,
    limit: PAGE_SIZE,
    offset,
  });
  const trigger = useRef<Element>(null);
  const order = () => void navigate(ordersPath({ ...query, edit: 'new' }));
  useShortcut(
    may('orders') && {
      key: 'n',
      label: t('adminOrders:newOrder.title'),
      run: order,
    },
  );
  const orders = result.currentData?.rows ?? NONE;
  const columns = [
    ...useOrderColumns(),
    useWeightColumn(orders),
    useTagColumn<OrderResponse>('order', orders),
  ];
  return (
    <StatusChangesProvider>
      <Flex vertical gap="small">
        <Flex wrap align="center" gap="small" component="header">
          <h1 className={styles.title}>{t('orders.title')}</h1>
          <DeskOnly>
            <ImportLink kind="orders" />
            {may('amounts') && <OrderExport query={query} />}
          </DeskOnly>
          {may('orders') && (
            <Button type="primary" onClick={order}>
              {t('adminOrders:newOrder.title')}
            </Button>
          )}
        </Flex>
        <ViewLine>
          <OrderViews query={query} />
          <SavedViews tab="orders" useCount={useOrderCount} />
        </ViewLine>
        <OrderToolbar
          query={query}
          actions={
            <DeskOnly>
              <Button loading={result.isFetching} onClick={() => void result.refetch()}>
                {t('orders.refresh')}
              </Button>
              <ListDisplay name="orders" columns={columns} />
            </DeskOnly>
          }
        />
        <OrderList
          result={result}
          query={query}
          columns={columns}
          onPeek={() => {
            trigger.current = document.activeElement;
          }}
        />
        <OrderDrawer
          id={peek}
          listed={result.currentData?.rows.find(({ id }) => id === peek)}
          onClose={() => void navigate(ordersPath({ ...query, peek: undefined }))}
          returnFocus={() => trigger.current instanceof HTMLElement && trigger.current.focus()}
        />
      </Flex>
    </StatusChangesProvider>
  );
}

const useOrderCount: UseViewCount = (query) =>
  useOrderPageQuery({
    ...filtersOf(readOrdersQuery(query)),
    limit: 1,
    offset: 0,
  }).data?.total;

interface OrderListProps {
  readonly result: ReturnType<typeof useOrderPageQuery>;
  readonly query: OrdersQuery;
  readonly columns: readonly DataColumn<OrderResponse>[];
  readonly onPeek: () => void;
}

function OrderList({ result, ...props }: OrderListProps) {
  const { t } = useTranslation('admin');
  const failure = useRequestFailure();
  const { currentData, error } = result;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('orders.failed'))} />;
  if (!currentData) return <OrderListSkeleton />;
  // A selection belongs to one search.
  return <FoundOrders key={JSON.stringify(filtersOf(props.query))} found={currentData} {...props} />;
}

function FoundOrders({
  found,
  query,
  columns,
  onPeek,
}: Omit<OrderListProps, 'result'> & { found: FoundPage<OrderResponse> }) {
  const { may } = useRights();
  const { number } = useFormats();
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const [isAllSelected, setAllSelected] = useState(false);
  const shown = found.rows.map(({ id }) => id);
  const selected = isAllSelected ? shown : keys.filter((key) => shown.includes(Number(key)));
  const select = (next: readonly Key[]) => {
    setKeys(next);
    setAllSelected(false);
  };
  const countedUpTo = query.search ? ORDER_SEARCH_COUNT_MAX : undefined;
  const all = { filter: filtersOf(query), count: countOf(number(found.total), found.total, countedUpTo) };
  if (found.rows.length === 0) return <NoOrders query={query} total={found.total} />;
  return (
    <>
      <OrderTable
        orders={found.rows}
        query={query}
        selected={selected}
        columns={columns}
        onSelect={select}
        onPeek={onPeek}
      />
      <ListPager
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={found.rows.length}
        total={found.total}
        countedUpTo={countedUpTo}
        pathOf={(page) => ordersPath({ ...query, order: undefined, page })}
      />
      <SelectionBar
        selected={isAllSelected ? found.total : selected.length}
        total={found.total}
        countedUpTo={countedUpTo}
        onSelectAll={isAllSelected || selected.length >= found.total ? undefined : () => setAllSelected(true)}
        onClear={() => select([])}
      >
        <BulkTags subject="order" rows={isAllSelected ? all : selected.map(Number)} />
        {!isAllSelected && may('invoices') && (
          <IssueInvoices orders={found.rows.filter(({ id }) => selected.includes(id))} />
        )}
        {!isAllSelected && <OrderPrints ids={selected.map(Number)} />}
      </SelectionBar>
    </>
  );
}

/** Of the selected orders of a page. */
function OrderPrints({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const failureTitle = t('adminOrders:drawer.documents.failed');
  return (
    <>
      <DownloadButton
        label={t('adminOrders:drawer.documents.pickList')}
        file={{
          url: `/admin/api/pick-list.pdf?orderIds=${ids.join(',')}`,
          name: 'pick-list.pdf',
          failureTitle,
        }}
      />
      <DownloadButton
        label={t('orders.printPackingSlips')}
        file={{
          url: `/admin/api/packing-slips.pdf?orderIds=${ids.join(',')}`,
          name: 'packing-slips.pdf',
          failureTitle,
        }}
      />
    </>
  );
}

function NoOrders({ query, total }: { readonly query: OrdersQuery; readonly total: number }) {
  const { t } = useTranslation('admin');
  const { sort } = query;
  const filters = filtersOf(query);
  if (total > 0) {
    return (
      <NothingFound title={t('orders.emptyPage')}>
        <LinkButton to={ordersPath({ ...filters, sort })}>{t('orders.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (Object.values(filters).every((value) => value === undefined))
    return <NothingFound title={t('orders.empty')} />;
  return (
    <NothingFound title={t('orders.emptyFiltered')}>
      <LinkButton to={ordersPath({})}>{t('orders.clearFilters')}</LinkButton>
    </NothingFound>
  );
}

const SKELETON_ROWS = 10;

function OrderListSkeleton() {
  const { t } = useTranslation('admin');
  return (
    <>
      <VisuallyHidden role="status">{t('orders.loading')}</VisuallyHidden>
      <SkeletonText lines={SKELETON_ROWS} />
    </>
  );
}
