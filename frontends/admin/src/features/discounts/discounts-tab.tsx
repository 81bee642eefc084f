import { type DiscountCodeResponse, officeApi } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { DISCOUNT_STATES } from '@kp/commerce/discount-codes';
import { SkeletonText } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { ListSearch } from '../../shared/list/list-search';
import { SavedViews } from '../../shared/list/saved-views';
import { useListState } from '../../shared/list/use-list-state';
import { useDiscountColumns } from './discount-columns';
import { DiscountForm } from './discount-form';

const PAGE_SIZE = 25;
const LIST = { tab: 'discounts', filters: ['state'], sorts: ['newest'] } as const;

export function DiscountsTab() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const { query, pathOf, change } = useListState<'state', 'newest'>(LIST);
  const [edited, setEdited] = useState<DiscountCodeResponse | 'new'>();
  const { search, page } = query;
  const state = DISCOUNT_STATES.find((each) => each === query.filters.state);
  const asked = { search: search || undefined, state };
  const result = officeApi.useListDiscountCodesByAdminQuery(asked, { refetchOnMountOrArgChange: true });
  const columns = useDiscountColumns(setEdited);
  const { currentData, error } = result;
  const shown = currentData?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) ?? [];
  const isFiltered = search !== '' || state !== undefined || page > 1;
  const states = DISCOUNT_STATES.map((value) => ({
    value: value as string,
    label: t(`discounts.states.${value}`),
  }));
  const add = (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t('discounts.add')}
    </Button>
  );
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1>{t('discounts.title')}</h1>
        {add}
      </Flex>
      <Flex wrap align="center" gap="middle">
        <div>
          <ListSearch
            label={t('discounts.search')}
            value={search}
            onSearch={(text) => change({ search: text })}
          />
        </div>
        <Select
          aria-label={t('discounts.state')}
          value={state ?? ''}
          options={[{ value: '', label: t('discounts.all') }, ...states]}
          onChange={(value) => change({ filters: { state: value || undefined } })}
          popupMatchSelectWidth={false}
        />
      </Flex>
      <SavedViews tab="discounts" />
      {!currentData && error && <LoadFailure {...failure.panel(result, t('discounts.failed'))} />}
      {!currentData && !error && <SkeletonText lines={8} />}
      {currentData && shown.length === 0 && isFiltered && (
        <NothingFound title={t('discounts.emptyFiltered')}>
          <LinkButton to={adminPath('discounts')}>{t('discounts.showAll')}</LinkButton>
        </NothingFound>
      )}
      {currentData && shown.length === 0 && !isFiltered && (
        <NothingFound title={t('discounts.empty')}>
          <p>{t('discounts.emptyHint')}</p>
        </NothingFound>
      )}
      {currentData && shown.length > 0 && (
        <>
          <DataTable label={t('discounts.title')} rows={shown} keyOf={({ id }) => id} columns={columns} />
          <ListPager
            page={page}
            pageSize={PAGE_SIZE}
            shown={shown.length}
            total={currentData.length}
            pathOf={(to) => pathOf({ page: to })}
          />
        </>
      )}
      {edited && (
        <DiscountForm discount={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
    </Flex>
  );
}
