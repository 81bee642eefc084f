import { type DiscountCodeResponse, officeApi } from '@kp/api-client/office';
import { DISCOUNT_STATES } from '@kp/commerce/discount-codes';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { useDiscountActions } from './discount-actions';
import { useDiscountColumns } from './discount-columns';
import { DiscountForm } from './discount-form';

const PAGE_SIZE = 25;
const LIST = { tab: 'discounts', filters: ['state'], sorts: ['newest'] } as const;

export function DiscountsTab() {
  const { t } = useTranslation('adminPeople');
  const list = useListState<'state', 'newest'>(LIST);
  const { query, pathOf, change } = list;
  const [isAdding, setAdding] = useState(false);
  const { search, page, open } = query;
  const state = DISCOUNT_STATES.find((each) => each === query.filters.state);
  const asked = { search: search || undefined, state };
  const result = officeApi.useListDiscountCodesByAdminQuery(asked, { refetchOnMountOrArgChange: true });
  const codes = result.currentData;
  const edited = isAdding ? null : codes?.find(({ id }) => id === open);
  return (
    <ListPage<DiscountCodeResponse>
      title={t('discounts.title')}
      actions={
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('discounts.add')}
        </Button>
      }
      savedViews="discounts"
      toolbar={(display) => (
        <ListToolbar
          tab="discounts"
          list={list}
          label={t('discounts.title')}
          search={t('discounts.search')}
          clearLabel={t('discounts.showAll')}
          filters={[
            {
              name: 'state',
              label: t('discounts.state'),
              all: t('discounts.all'),
              options: DISCOUNT_STATES.map((value) => ({ value, label: t(`discounts.states.${value}`) })),
            },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={t('discounts.failed')}
      found={codes && { rows: codes.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: codes.length }}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('discounts.empty'), children: <p>{t('discounts.emptyHint')}</p> }}
      emptyFiltered={list.isFiltered && t('discounts.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useDiscountColumns()}
      offer={{
        nameOf: ({ code }) => code,
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('discounts.edit'),
        actionsOf: useDiscountActions(),
      }}
    >
      {edited !== undefined && (
        <DiscountForm
          discount={edited}
          onClose={() => {
            setAdding(false);
            if (open !== undefined) change({ open: undefined });
          }}
        />
      )}
    </ListPage>
  );
}
