import type { PromotionResponse } from '@kp/api-client/office';
import { Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { usePromotionActions, usePromotionColumns } from './promotion-columns';
import { PromotionEditor } from './promotion-editor';
import { lazyPanel } from '../../shared/lazy-panel';
import type { PromotionReviewProps } from './promotion-review';
import { useGetPromotionByAdminQuery, usePromotionPageQuery } from './promotions-api';

const PromotionReview = lazyPanel<PromotionReviewProps>(
  async () => (await import('./promotion-review')).PromotionReview,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 25;
const POLL_INTERVAL_MS = 15_000;
const LIST = { tab: 'promotions', filters: [], sorts: ['newest'] } as const;

type ListState = ReturnType<typeof useListState<never, 'newest'>>;

/** The list, or the page of the draft that the address names. */
export function PromotionsTab() {
  const list = useListState<never, 'newest'>(LIST);
  const { query, pathOf, change } = list;
  const { edit } = query;
  const { data } = useGetPromotionByAdminQuery({ id: Number(edit) }, { skip: typeof edit !== 'number' });
  const edited = data?.id === edit && data?.state === 'draft' ? data : undefined;
  if (!edited && edit !== 'new') return <Promotions list={list} />;
  return (
    <PromotionEditor
      key={edit}
      promotion={edited}
      listPath={pathOf({ edit: undefined })}
      onClose={() => change({ edit: undefined })}
      onSaved={(id) => change({ edit: undefined, open: id })}
    />
  );
}

function Promotions({ list }: { readonly list: ListState }) {
  const { t } = useTranslation('adminPeople');
  const { query, pathOf, change } = list;
  const { page, open } = query;
  const add = () => change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('promotions.add'), run: add });
  const result = usePromotionPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { pollingInterval: POLL_INTERVAL_MS },
  );
  const { currentData } = result;
  return (
    <ListPage<PromotionResponse>
      title={t('promotions.title')}
      actions={
        <Button type="primary" onClick={add}>
          {t('promotions.add')}
        </Button>
      }
      query={result}
      failed={t('promotions.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('promotions.empty'), children: <p>{t('promotions.emptyHint')}</p> }}
      keyOf={({ id }) => id}
      columns={usePromotionColumns()}
      offer={{
        nameOf: ({ name }) => name,
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('promotions.review'),
        actionsOf: usePromotionActions((id) => change({ edit: id })),
      }}
    >
      <PromotionReview id={open} onClose={() => change({ open: undefined })} />
    </ListPage>
  );
}
