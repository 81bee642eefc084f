import type { ImportResponse } from '@kp/api-client/office';
import { IMPORT_KINDS, IMPORT_RIGHTS, isImportAtRest } from '@kp/commerce/import-rules';
import { useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { ShortDate } from '../../shared/short-date';
import { useRights } from '../../shared/use-rights';
import { ImportDetails } from './import-details';
import { ImportDrawer } from './import-drawer';
import { ImportSteps } from './import-steps';
import { useImportPageQuery } from './imports-api';
import { NewImport } from './new-import';
import { STATE_TONES } from '../../shared/imports/use-import-words';
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
  const [isMoving, setMoving] = useState(false);
  const result = useImportPageQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { pollingInterval: isMoving ? POLL_INTERVAL_MS : 0 },
  );
  const { currentData } = result;
  const isAnyMoving = currentData?.rows.some(({ state }) => !isImportAtRest(state)) ?? false;
  if (isAnyMoving !== isMoving) setMoving(isAnyMoving);
  return (
    <ListPage<ImportResponse>
      title={t('title')}
      actions={
        <Button type="primary" onClick={() => change({ filters: { new: kind }, page })}>
          {t('new')}
        </Button>
      }
      query={result}
      failed={t('failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => pathOf({ page: to }) }}
      empty={{ title: t('empty'), children: <p>{t('emptyHint')}</p> }}
      keyOf={({ id }) => id}
      columns={useColumns()}
      offer={{
        nameOf: ({ fileName }) => fileName,
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('list.open'),
      }}
    >
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
    </ListPage>
  );
}

function useColumns(): DataColumn<ImportResponse>[] {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
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
      onCard: 'fact',
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
      onCard: 'state',
      title: t('list.state'),
      render: ({ state }) => <Tag color={STATE_TONES[state]}>{t(`states.${state}`)}</Tag>,
    },
    ...(['created', 'updated', 'failed'] as const).map(count),
    { key: 'createdBy', title: t('list.createdBy'), render: ({ createdBy }) => <bdi>{createdBy}</bdi> },
    {
      key: 'createdAt',
      title: t('list.createdAt'),
      onCard: 'fact',
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
  ];
}
