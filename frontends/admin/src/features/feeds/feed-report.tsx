import type { ReportedFeedRunResponse, SupplierFeedResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { Flex, Tag, type TagProps } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '../../shared/admin-path';
import type { DataColumn } from '../../shared/list/data-column';
import { DataTable } from '../../shared/list/data-table';
import { NotLoaded } from '../../shared/not-loaded';
import { ShortDate } from '../../shared/short-date';
import { useListSupplierFeedRunsByAdminQuery } from './feeds-api';
import { HeldPrices } from './held-prices';
import { useFeedWords } from './use-feed-words';

const TONES: Readonly<Record<ReportedFeedRunResponse['state'], TagProps['color']>> = {
  running: 'processing',
  done: 'success',
  unchanged: 'default',
  failed: 'error',
  cancelled: 'default',
};

/** Prices that wait, and what the last runs brought. */
export function FeedReport({ feed }: { readonly feed: SupplierFeedResponse }) {
  const { t } = useTranslation('adminImports');
  const columns = useColumns();
  const query = useListSupplierFeedRunsByAdminQuery({ id: feed.id });
  const { currentData: runs } = query;
  return (
    <Flex vertical gap="middle">
      <HeldPrices feed={feed} />
      {!runs && <NotLoaded query={query} failed={t('feeds.failed')} lines={4} />}
      {runs?.length === 0 && <p>{t('feeds.noRuns')}</p>}
      {runs && runs.length > 0 && (
        <DataTable label={t('feeds.runs')} rows={runs} keyOf={({ id }) => id} columns={columns} isPlain />
      )}
    </Flex>
  );
}

function useColumns(): DataColumn<ReportedFeedRunResponse>[] {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  const words = useFeedWords();
  const count = (
    name: 'updated' | 'unchanged' | 'held' | 'unknown' | 'failed',
  ): DataColumn<ReportedFeedRunResponse> => ({
    key: name,
    title: t(`outcomes.${name}`),
    align: 'end',
    onCard: 'fact',
    isTitled: true,
    render: (run) => number(run[name]),
  });
  return [
    {
      key: 'startedAt',
      title: t('feeds.started'),
      isRowHeader: true,
      render: ({ startedAt, importId }) => {
        const date = <ShortDate iso={startedAt} />;
        return importId === null ? date : <Link to={adminPath('imports', { open: importId })}>{date}</Link>;
      },
    },
    {
      key: 'state',
      title: t('list.state'),
      onCard: 'state',
      render: ({ state, problem, problemRow }) => (
        <>
          <Tag color={TONES[state]}>{t(`feeds.states.${state}`)}</Tag>{' '}
          {problem && words.problem(problem, problemRow)}
        </>
      ),
    },
    ...(['updated', 'unchanged', 'held', 'unknown', 'failed'] as const).map(count),
  ];
}
