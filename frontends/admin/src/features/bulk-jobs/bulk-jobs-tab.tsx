import type { BulkJobResponse } from '@kp/api-client/admin';
import { useFormats } from '@kp/ui';
import { LinkButton, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { isEnded, useBulkJobPageQuery } from '../../shared/bulk/bulk-api';
import type { DataColumn } from '../../shared/list/data-table';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { ShortDate } from '../../shared/short-date';
import { lazyPanel } from '../../shared/lazy-panel';
import type { BulkJobDrawerProps } from './bulk-job-drawer';
import { STATE_TONES, useChangeWords } from './use-change-words';

const BulkJobDrawer = lazyPanel<BulkJobDrawerProps>(
  async () => (await import('./bulk-job-drawer')).BulkJobDrawer,
  ({ id }) => id !== undefined,
);

const PAGE_SIZE = 25;
/** While one of them goes on. */
const POLL_INTERVAL_MS = 2000;
const LIST = { tab: 'bulk', filters: [], sorts: ['newest'] } as const;

export function BulkJobsTab() {
  const { t } = useTranslation('adminCatalog');
  const { query, pathOf, change } = useListState<never, 'newest'>(LIST);
  const [isMoving, setMoving] = useState(false);
  const { page, open } = query;
  const result = useBulkJobPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { pollingInterval: isMoving ? POLL_INTERVAL_MS : 0 },
  );
  const { currentData } = result;
  const jobs = currentData?.rows ?? [];
  const isAnyMoving = jobs.some((job) => !isEnded(job));
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving);
  return (
    <ListPage<BulkJobResponse>
      title={t('bulk.changes')}
      query={result}
      failed={t('bulk.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{
        title: t('bulk.empty'),
        children: (
          <>
            <p>{t('bulk.emptyHint')}</p>
            <LinkButton to={adminPath('products')}>{t('products.title')}</LinkButton>
          </>
        ),
      }}
      keyOf={({ id }) => id}
      columns={useColumns()}
      offer={{
        nameOf: ({ id }) => t('bulk.job', { id }),
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('bulk.details'),
      }}
    >
      <BulkJobDrawer
        id={open}
        onClose={() => change({ open: undefined })}
        onOpen={(id) => change({ open: id })}
      />
    </ListPage>
  );
}

function useColumns(): DataColumn<BulkJobResponse>[] {
  const { t } = useTranslation('adminCatalog');
  const { number } = useFormats();
  const wordsOf = useChangeWords();
  return [
    { key: 'id', title: t('bulk.number'), isRowHeader: true, render: ({ id }) => <bdi dir="ltr">#{id}</bdi> },
    { key: 'change', onCard: 'fact', title: t('bulk.change'), render: wordsOf },
    {
      key: 'state',
      onCard: 'state',
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
      onCard: 'fact',
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
  ];
}
