import type { ReturnOfStaffResponse } from '@kp/api-client/admin';
import { RETURN_STATES } from '@kp/commerce';
import { useFormats } from '@kp/ui';
import { Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { lazyPanel } from '../../shared/lazy-panel';
import type { ReturnDrawerProps } from './return-drawer';
import { useReturnPageQuery } from './returns-api';

const ReturnDrawer = lazyPanel<ReturnDrawerProps>(
  async () => (await import('./return-drawer')).ReturnDrawer,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 25;

export function ReturnsTab() {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const list = useListState<'state', 'newest'>({ tab: 'returns', filters: ['state'], sorts: ['newest'] });
  const { page, filters, open, search } = list.query;
  const state = RETURN_STATES.find((each) => each === filters.state);
  const arg = { state, search: search || undefined, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const query = useReturnPageQuery(arg);
  const { currentData } = query;
  return (
    <ListPage<ReturnOfStaffResponse>
      title={t('returns.title')}
      savedViews="returns"
      toolbar={(display) => (
        <ListToolbar
          tab="returns"
          list={list}
          label={t('returns.title')}
          search={t('returns.search')}
          filters={[
            {
              name: 'state',
              label: t('returns.state'),
              all: t('returns.all'),
              options: RETURN_STATES.map((value) => ({ value, label: common(`returnState.${value}`) })),
            },
          ]}
          actions={display}
        />
      )}
      query={query}
      failed={t('returns.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => list.pathOf({ page: to }) }}
      empty={{ title: t('returns.empty') }}
      emptyFiltered={list.isFiltered && t('returns.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useColumns()}
      offer={{
        nameOf: ({ returnNumber }) => returnNumber,
        pathOf: ({ id }) => list.pathOf({ open: id }),
      }}
    >
      <ReturnDrawer id={open} onClose={() => list.change({ open: undefined })} />
    </ListPage>
  );
}

function useColumns(): DataColumn<ReturnOfStaffResponse>[] {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { t: common } = useTranslation();
  const { money } = useFormats();
  const { may } = useRights();
  const amount: DataColumn<ReturnOfStaffResponse> = {
    key: 'amount',
    onCard: 'fact',
    title: t('adminOrders:returns.proposed'),
    align: 'end',
    render: ({ refundAmount, proposedRefund, currency }) =>
      money({ amount: refundAmount ?? proposedRefund, currency }),
  };
  return [
    {
      key: 'number',
      title: t('adminOrders:returns.number'),
      isRowHeader: true,
      render: ({ returnNumber }) => <bdi dir="ltr">{returnNumber}</bdi>,
    },
    {
      key: 'order',
      title: t('adminOrders:invoices.order'),
      render: ({ orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    { key: 'date', title: t('orders.date'), render: ({ createdAt }) => <ShortDate iso={createdAt} /> },
    {
      key: 'customer',
      onCard: 'fact',
      title: t('orders.customer'),
      render: ({ customerName }) => <bdi>{customerName}</bdi>,
    },
    ...(may('amounts') ? [amount] : []),
    {
      key: 'state',
      onCard: 'state',
      title: t('adminOrders:returns.state'),
      render: ({ state, isWithdrawal }) => (
        <>
          <Tag>{common(`returnState.${state}`)}</Tag>
          {isWithdrawal && <Tag color="warning">{common('returnReason.withdrawal')}</Tag>}
        </>
      ),
    },
  ];
}
