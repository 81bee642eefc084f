import type { ReturnOfStaffResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { RETURN_STATES } from '@kp/commerce';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button, Flex, LoadFailure, NothingFound, Select, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { SavedViews } from '../../shared/list/saved-views';
import { useListState } from '../../shared/list/use-list-state';
import { ReturnDrawer } from './return-drawer';
import { useReturnPageQuery } from './returns-api';

const PAGE_SIZE = 25;

export function ReturnsTab() {
  const { t } = useTranslation('adminOrders');
  const { t: common } = useTranslation();
  const failure = useRequestFailure();
  const list = useListState<'state', 'newest'>({ tab: 'returns', filters: ['state'], sorts: ['newest'] });
  const { page, filters, open } = list.query;
  const state = RETURN_STATES.find((each) => each === filters.state);
  const arg = { state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const query = useReturnPageQuery(arg, { refetchOnMountOrArgChange: true });
  const { currentData, error } = query;
  const columns = useColumns((id) => list.change({ open: id }));
  const states = RETURN_STATES.map((value) => ({
    value: value as string,
    label: common(`returnState.${value}`),
  }));
  return (
    <Flex vertical gap="middle">
      <h1>{t('returns.title')}</h1>
      <div>
        <Select
          aria-label={t('returns.state')}
          value={state ?? ''}
          options={[{ value: '', label: t('returns.all') }, ...states]}
          onChange={(value) => list.change({ filters: { state: value || undefined } })}
          popupMatchSelectWidth={false}
        />
      </div>
      <SavedViews tab="returns" />
      {!currentData && error && <LoadFailure {...failure.panel(query, t('returns.failed'))} />}
      {!currentData && !error && <SkeletonText lines={8} />}
      {currentData?.returns.length === 0 && <NothingFound title={t('returns.empty')} />}
      {currentData && currentData.returns.length > 0 && (
        <>
          <DataTable
            label={t('returns.title')}
            rows={currentData.returns}
            keyOf={({ id }) => id}
            columns={columns}
          />
          <ListPager
            page={page}
            pageSize={PAGE_SIZE}
            shown={currentData.returns.length}
            total={currentData.total}
            pathOf={(to) => list.pathOf({ page: to })}
          />
        </>
      )}
      <ReturnDrawer id={open} onClose={() => list.change({ open: undefined })} />
    </Flex>
  );
}

function useColumns(onOpen: (id: number) => void): DataColumn<ReturnOfStaffResponse>[] {
  const { t } = useTranslation(['admin', 'adminOrders']);
  const { t: common } = useTranslation();
  const { date, money } = useFormats();
  return [
    {
      key: 'number',
      title: t('adminOrders:returns.number'),
      isRowHeader: true,
      render: ({ returnNumber }) => <bdi dir="ltr">{returnNumber}</bdi>,
    },
    {
      key: 'order',
      title: t('tabs.orders'),
      render: ({ orderNumber }) => <bdi dir="ltr">{orderNumber}</bdi>,
    },
    { key: 'date', title: t('orders.date'), render: ({ createdAt }) => date(createdAt) },
    { key: 'customer', title: t('orders.customer'), render: ({ customerName }) => <bdi>{customerName}</bdi> },
    {
      key: 'amount',
      title: t('adminOrders:returns.proposed'),
      align: 'end',
      render: ({ refundAmount, proposedRefund, currency }) =>
        money({ amount: refundAmount ?? proposedRefund, currency }),
    },
    {
      key: 'state',
      title: t('adminOrders:returns.state'),
      render: ({ state, isWithdrawal }) => (
        <>
          <Tag>{common(`returnState.${state}`)}</Tag>
          {isWithdrawal && <Tag color="warning">{common('returnReason.withdrawal')}</Tag>}
        </>
      ),
    },
    {
      key: 'open',
      title: t('orders.viewDetails'),
      isAlwaysShown: true,
      render: ({ id, returnNumber }) => (
        <Button
          aria-label={t('adminOrders:returns.open', { number: returnNumber })}
          onClick={() => onOpen(id)}
        >
          {t('orders.viewDetails')}
        </Button>
      ),
    },
  ];
}
