import type { ImportResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import { IMPORT_KINDS, IMPORT_RIGHTS, isImportAtRest } from '@kp/commerce/import-rules';
import { formatDateTime } from '@kp/i18n';
import { SkeletonText, useFormats } from '@kp/ui';
import { Button, Flex, LinkButton, LoadFailure, NothingFound, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { ListPager } from '../../shared/list/list-pager';
import { useListState } from '../../shared/list/use-list-state';
import { useRights } from '../../shared/use-rights';
import { ImportDetails } from './import-details';
import { ImportDrawer } from './import-drawer';
import { ImportSteps } from './import-steps';
import { useImportPageQuery } from './imports-api';
import { NewImport } from './new-import';
import { STATE_TONES } from './use-import-words';
import styles from './imports.module.css';

const PAGE_SIZE = 25;
/** While one of them goes on. */
const POLL_INTERVAL_MS = 2000;
const LIST = { tab: 'imports', filters: ['new', 'rows'], sorts: ['newest'] } as const;

export function ImportsTab() {
  const { t } = useTranslation('adminImports');
  const { may } = useRights();
  const { query, pathOf, change } = useListState<'new' | 'rows', 'newest'>(LIST);
  const { page, open, filters } = query;
  const kinds = IMPORT_KINDS.filter((kind) => may(IMPORT_RIGHTS[kind]));
  const kind = kinds.find((each) => each === filters.new) ?? kinds[0]!;
  const isNew = open === undefined && filters.new !== undefined;
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h1 className={styles.title}>{t('title')}</h1>
        <Button type="primary" onClick={() => change({ filters: { new: kind }, page })}>
          {t('new')}
        </Button>
      </Flex>
      <ImportList page={page} pathOf={(to) => pathOf({ page: to })} onOpen={(id) => change({ open: id })} />
      <ImportDrawer
        id={open}
        isOpen={isNew || open !== undefined}
        onClose={() => change({ filters: {}, open: undefined, page })}
      >
        {open === undefined ? (
          <ImportSteps step="file" title={t('file.title')}>
            <NewImport
              kinds={kinds}
              kind={kind}
              onKind={(chosen) => change({ filters: { new: chosen }, page })}
              onUploaded={(id) => change({ filters: {}, open: id })}
            />
          </ImportSteps>
        ) : (
          <ImportDetails
            key={open}
            id={open}
            rows={{ outcome: filters.rows, onOutcome: (rows) => change({ filters: { rows }, page }) }}
          />
        )}
      </ImportDrawer>
    </Flex>
  );
}

interface ImportListProps {
  readonly page: number;
  readonly pathOf: (page: number) => string;
  readonly onOpen: (id: number) => void;
}

function ImportList({ page, pathOf, onOpen }: ImportListProps) {
  const { t } = useTranslation('adminImports');
  const failure = useRequestFailure();
  const [isMoving, setMoving] = useState(false);
  const columns = useColumns(onOpen);
  const result = useImportPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true, pollingInterval: isMoving ? POLL_INTERVAL_MS : 0 },
  );
  const { currentData, error } = result;
  const isAnyMoving = currentData?.imports.some(({ state }) => !isImportAtRest(state)) ?? false;
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving);
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('failed'))} />;
  if (!currentData) return <SkeletonText lines={8} />;
  const { imports, total } = currentData;
  if (imports.length === 0) {
    return (
      <NothingFound title={t(total > 0 ? 'emptyPage' : 'empty')}>
        {total > 0 ? <LinkButton to={pathOf(1)}>{t('firstPage')}</LinkButton> : <p>{t('emptyHint')}</p>}
      </NothingFound>
    );
  }
  return (
    <>
      <DataTable label={t('title')} rows={imports} keyOf={({ id }) => id} columns={columns} />
      <ListPager page={page} pageSize={PAGE_SIZE} shown={imports.length} total={total} pathOf={pathOf} />
    </>
  );
}

function useColumns(onOpen: (id: number) => void): DataColumn<ImportResponse>[] {
  const { t } = useTranslation('adminImports');
  const { language, number } = useFormats();
  const count = (name: 'created' | 'updated' | 'failed'): DataColumn<ImportResponse> => ({
    key: name,
    title: t(`outcomes.${name}`),
    align: 'end',
    render: (job) => number(job[name]),
  });
  return [
    {
      key: 'id',
      title: t('list.number'),
      isRowHeader: true,
      render: ({ id }) => <bdi dir="ltr">#{id}</bdi>,
    },
    {
      key: 'file',
      title: t('list.file'),
      render: ({ fileName }) => (
        <bdi title={fileName} className={styles.listedFile}>
          {fileName}
        </bdi>
      ),
    },
    { key: 'kind', title: t('list.kind'), render: ({ kind }) => t(`kinds.${kind}.name`) },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ state }) => <Tag color={STATE_TONES[state]}>{t(`states.${state}`)}</Tag>,
    },
    ...(['created', 'updated', 'failed'] as const).map(count),
    { key: 'createdBy', title: t('list.createdBy'), render: ({ createdBy }) => <bdi>{createdBy}</bdi> },
    {
      key: 'createdAt',
      title: t('list.createdAt'),
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
    {
      key: 'actions',
      title: t('list.actions'),
      isAlwaysShown: true,
      render: ({ id }) => (
        <Button size="small" aria-label={t('list.openOf', { id })} onClick={() => onOpen(id)}>
          {t('list.open')}
        </Button>
      ),
    },
  ];
}
