import type { SupplierFeedResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, NO_VALUE } from '../../shared/list/data-column';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { ShortDate } from '../../shared/short-date';
import { useShortcut } from '../../shared/shortcuts';
import { DeleteFeedDialog } from './delete-feed-dialog';
import { FeedEditor } from './feed-editor';
import { useListSupplierFeedsByAdminQuery } from './feeds-api';
import { STANDING_TONES, standingOf, useFeedWords } from './use-feed-words';

/** While one of them runs. */
const POLL_INTERVAL_MS = 2000;
const LIST = { tab: 'feeds', filters: [], sorts: ['name'] } as const;
const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useListState<never, 'name'>>;

function useFeeds() {
  const [isRunning, setRunning] = useState(false);
  const result = useListSupplierFeedsByAdminQuery(undefined, {
    pollingInterval: isRunning ? POLL_INTERVAL_MS : 0,
  });
  const isAnyRunning = result.currentData?.some(({ lastRun }) => lastRun?.state === 'running') ?? false;
  if (isAnyRunning !== isRunning) setRunning(isAnyRunning);
  return result;
}

/** The list, or the page of the feed that the address names. */
export function FeedsTab() {
  const list = useListState<never, 'name'>(LIST);
  const { query, pathOf, change } = list;
  const { currentData } = useFeeds();
  const edited = currentData?.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <FeedList list={list} />;
  return (
    <FeedEditor
      key={edited?.id}
      feed={edited}
      listPath={pathOf(CLOSED)}
      onClose={() => change(CLOSED)}
      onCreated={(id) => change({ open: id, edit: undefined })}
    />
  );
}

function FeedList({ list }: { readonly list: ListState }) {
  const { t } = useTranslation('adminImports');
  const { t: catalog } = useTranslation('adminCatalog');
  const [deleting, setDeleting] = useState<SupplierFeedResponse>();
  const add = () => list.change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('feeds.add'), run: add });
  const result = useFeeds();
  const { currentData } = result;
  const button = (
    <Button type="primary" onClick={add}>
      {t('feeds.add')}
    </Button>
  );
  return (
    <ListPage<SupplierFeedResponse>
      title={t('feeds.title')}
      actions={button}
      query={result}
      failed={t('feeds.failed')}
      found={currentData && { rows: currentData, total: currentData.length }}
      empty={{ title: t('feeds.empty'), children: <p>{t('feeds.emptyHint')}</p> }}
      keyOf={({ id }) => id}
      columns={useColumns()}
      offer={{
        nameOf: ({ name }) => name,
        pathOf: ({ id }) => list.pathOf({ open: id }),
        openLabel: catalog('products.edit'),
        actionsOf: (feed) => [
          {
            key: 'delete',
            label: catalog('products.delete'),
            danger: true,
            onClick: () => setDeleting(feed),
          },
        ],
      }}
    >
      <DeleteFeedDialog feed={deleting} onClose={() => setDeleting(undefined)} />
    </ListPage>
  );
}

function useColumns(): DataColumn<SupplierFeedResponse>[] {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const words = useFeedWords();
  return [
    { key: 'name', title: t('feeds.name'), isRowHeader: true, render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'supplier',
      title: t('fields.supplier'),
      render: ({ supplierName }) => (supplierName ? <bdi>{supplierName}</bdi> : NO_VALUE),
    },
    {
      key: 'state',
      title: t('list.state'),
      onCard: 'state',
      render: (feed) => (
        <Tag color={STANDING_TONES[standingOf(feed)]}>{t(`feeds.standings.${standingOf(feed)}`)}</Tag>
      ),
    },
    {
      key: 'waiting',
      title: t('feeds.waiting'),
      align: 'end',
      onCard: 'fact',
      isTitled: true,
      render: ({ waiting }) => number(waiting),
    },
    {
      key: 'lastGood',
      title: t('feeds.lastGood'),
      onCard: 'fact',
      isTitled: true,
      render: ({ lastGoodAt }) => (lastGoodAt ? <ShortDate iso={lastGoodAt} /> : NO_VALUE),
    },
    { key: 'every', title: t('feeds.schedule'), render: ({ everyHours }) => words.every(everyHours) },
  ];
}
