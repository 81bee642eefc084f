import type { BulkJobResponse } from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { formatDateTime } from '@kp/i18n';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { isEnded, useBulkJobPageQuery } from '../../shared/bulk/bulk-api';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { useListState } from '../../shared/list/use-list-state';
import { BulkJobDrawer } from './bulk-job-drawer';
import { STATE_TONES, useChangeWords } from './use-change-words';

const PAGE_SIZE = 25;
/** While one of them goes on. */
const POLL_INTERVAL_MS = 2000;
const LIST = { tab: 'bulk', filters: [], sorts: ['newest'] } as const;

export function BulkJobsTab() {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const { query, pathOf, change } = useListState<never, 'newest'>(LIST);
  const [isMoving, setMoving] = useState(false);
  const { page, open } = query;
  const result = useBulkJobPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: isMoving ? POLL_INTERVAL_MS : 0 },
  );
  const { currentData, error } = result;
  const jobs = currentData?.jobs ?? [];
  const isAnyMoving = jobs.some((job) => !isEnded(job));
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving);
  const columns = useColumns((id) => change({ open: id }));
  return (
    <Flex vertical gap="middle">
      <h1>{t('bulk.changes')}</h1>
      {!currentData && error && <LoadFailure {...failure.panel(result, t('bulk.failed'))} />}
      {!currentData && !error && <SkeletonText lines={8} />}
      {currentData && jobs.length === 0 && (
        <NothingFound title={t('bulk.empty')}>
          <p>{t('bulk.emptyHint')}</p>
          <LinkButton to={adminPath('products')}>{t('products.title')}</LinkButton>
        </NothingFound>
      )}
      {jobs.length > 0 && (
        <>
          <DataTable label={t('bulk.changes')} rows={jobs} keyOf={({ id }) => id} columns={columns} />
          <ListPager
            page={page}
            pageSize={PAGE_SIZE}
            shown={jobs.length}
            total={currentData!.total}
            pathOf={(to) => pathOf({ page: to })}
          />
        </>
      )}
      <BulkJobDrawer
        id={open}
        onClose={() => change({ open: undefined })}
        onOpen={(id) => change({ open: id })}
      />
    </Flex>
  );
}

function useColumns(onOpen: (id: number) => void): DataColumn<BulkJobResponse>[] {
  const { t } = useTranslation('adminCatalog');
  const { language, number } = useFormats();
  const wordsOf = useChangeWords();
  return [
    { key: 'id', title: t('bulk.number'), isRowHeader: true, render: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
    { key: 'change', title: t('bulk.change'), render: wordsOf },
    {
      key: 'state',
      title: t('products.status'),
      render: ({ state }) => <Tag color={STATE_TONES[state]}>{t(`bulk.states.${state}`)}</Tag>,
    },
    {
      key: 'changed',
      title: t('bulk.changed'),
      align: 'end',
      render: ({ changed, total }) =>
        total !== null && t('bulk.changedOf', { changed: number(changed), total: number(total) }),
    },
    { key: 'failed', title: t('bulk.stayed'), align: 'end', render: ({ failed }) => number(failed) },
    { key: 'createdBy', title: t('bulk.createdBy'), render: ({ createdBy }) => <bdi>{createdBy}</bdi> },
    {
      key: 'createdAt',
      title: t('bulk.createdAt'),
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
    {
      key: 'actions',
      title: t('products.actions'),
      isAlwaysShown: true,
      render: ({ id }) => (
        <Button size="small" aria-label={t('bulk.detailsOf', { id })} onClick={() => onOpen(id)}>
          {t('bulk.details')}
        </Button>
      ),
    },
  ];
}
