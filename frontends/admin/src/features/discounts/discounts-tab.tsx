import type { DiscountCodeResponse } from '@kp/api-client/office';
import { DISCOUNT_STATES } from '@kp/commerce/discount-codes';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { useDiscountActions } from './discount-actions';
import { useDiscountColumns } from './discount-columns';
import { DiscountEditor } from './discount-editor';
import { useListDiscountCodesByAdminQuery } from './discounts-api';

const PAGE_SIZE = 25;
const LIST = { tab: 'discounts', filters: ['state'], sorts: ['newest'] } as const;

const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useListState<'state', 'newest'>>;

/** The list, or the page of the code that the address names. */
export function DiscountsTab() {
  const list = useListState<'state', 'newest'>(LIST);
  const { query, pathOf, change } = list;
  const result = useCodes(query);
  const edited = result.currentData?.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <Discounts list={list} />;
  return <DiscountEditor discount={edited} listPath={pathOf(CLOSED)} onClose={() => change(CLOSED)} />;
}

function useCodes({ search, filters }: ListState['query']) {
  const state = DISCOUNT_STATES.find((each) => each === filters.state);
  const asked = { search: search || undefined, state };
  return useListDiscountCodesByAdminQuery(asked);
}

function Discounts({ list }: { readonly list: ListState }) {
  const { t } = useTranslation('adminPeople');
  const { query, pathOf, change } = list;
  const { page } = query;
  const add = () => change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('discounts.add'), run: add });
  const result = useCodes(query);
  const codes = result.currentData;
  return (
    <ListPage<DiscountCodeResponse>
      title={t('discounts.title')}
      actions={
        <Button type="primary" onClick={add}>
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
    />
  );
}
