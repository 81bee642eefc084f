import type { PromotionResponse } from '@kp/api-client/office';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { usePromotionActions, usePromotionColumns } from './promotion-columns';
import { PromotionEditor } from './promotion-editor';
import { PromotionReview } from './promotion-review';
import { usePromotionPageQuery } from './promotions-api';

const PAGE_SIZE = 25;
const POLL_INTERVAL_MS = 15_000;
const LIST = { tab: 'promotions', filters: [], sorts: ['newest'] } as const;

export function PromotionsTab() {
  const { t } = useTranslation('adminPeople');
  const { query, pathOf, change } = useListState<never, 'newest'>(LIST);
  const [edited, setEdited] = useState<PromotionResponse | 'new'>();
  const { page, open } = query;
  const result = usePromotionPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS },
  );
  const { currentData } = result;
  return (
    <ListPage<PromotionResponse>
      title={t('promotions.title')}
      actions={
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('promotions.add')}
        </Button>
      }
      query={result}
      failed={t('promotions.failed')}
      found={currentData && { rows: currentData.promotions, total: currentData.total }}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('promotions.empty'), children: <p>{t('promotions.emptyHint')}</p> }}
      keyOf={({ id }) => id}
      columns={usePromotionColumns()}
      offer={{
        nameOf: ({ name }) => name,
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('promotions.review'),
        actionsOf: usePromotionActions(setEdited),
      }}
    >
      <PromotionEditor
        promotion={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        onSaved={(id) => change({ open: id })}
      />
      <PromotionReview id={open} onClose={() => change({ open: undefined })} />
    </ListPage>
  );
}
