import type { PromotionResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { SkeletonText } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { useListState } from '../../shared/list/use-list-state';
import { usePromotionColumns } from './promotion-columns';
import { PromotionEditor } from './promotion-editor';
import { PromotionReview } from './promotion-review';
import { usePromotionPageQuery } from './promotions-api';

const PAGE_SIZE = 25;
const POLL_INTERVAL_MS = 15_000;
const LIST = { tab: 'promotions', filters: [], sorts: ['newest'] } as const;

export function PromotionsTab() {
  const { t } = useTranslation('adminPeople');
  const { t: common } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const { query, pathOf, change } = useListState<never, 'newest'>(LIST);
  const [edited, setEdited] = useState<PromotionResponse | 'new'>();
  const { page, open } = query;
  const result = usePromotionPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS },
  );
  const review = (id: number | undefined) => change({ open: id });
  const columns = usePromotionColumns({ onEdit: setEdited, onReview: review });
  const { currentData, error } = result;
  const shown = currentData?.promotions ?? [];
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1>{t('promotions.title')}</h1>
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('promotions.add')}
        </Button>
      </Flex>
      {!currentData && error && <LoadFailure {...failure.panel(result, t('promotions.failed'))} />}
      {!currentData && !error && <SkeletonText lines={8} />}
      {currentData && shown.length === 0 && page > 1 && (
        <NothingFound title={t('promotions.empty')}>
          <LinkButton to={pathOf({ page: 1 })}>{common('products.firstPage')}</LinkButton>
        </NothingFound>
      )}
      {currentData && shown.length === 0 && page === 1 && (
        <NothingFound title={t('promotions.empty')}>
          <p>{t('promotions.emptyHint')}</p>
        </NothingFound>
      )}
      {currentData && shown.length > 0 && (
        <>
          <DataTable label={t('promotions.title')} rows={shown} keyOf={({ id }) => id} columns={columns} />
          <ListPager
            page={page}
            pageSize={PAGE_SIZE}
            shown={shown.length}
            total={currentData.total}
            pathOf={(to) => pathOf({ page: to })}
          />
        </>
      )}
      <PromotionEditor
        promotion={edited === 'new' ? undefined : edited}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
        onSaved={review}
      />
      <PromotionReview id={open} onClose={() => review(undefined)} />
    </Flex>
  );
}
