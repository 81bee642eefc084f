import type { ImportMappingResponse } from '@kp/api-client/office';
import { useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { lazyPanel } from '../../shared/lazy-panel';
import { ListPage } from '../../shared/list/list-page';
import { useListState } from '../../shared/list/use-list-state';
import { ShortDate } from '../../shared/short-date';
import type { MappingDrawerProps } from './mapping-drawer';
import { useListImportMappingsByAdminQuery } from './mappings-api';

const MappingDrawer = lazyPanel<MappingDrawerProps>(
  async () => (await import('./mapping-drawer')).MappingDrawer,
  ({ mapping }) => mapping !== undefined,
);

const LIST = { tab: 'mappings', filters: [], sorts: ['newest'] } as const;

/** How the columns of files were read, for the next ones like them. */
export function MappingsTab() {
  const { t } = useTranslation('adminImports');
  const { query, pathOf, change } = useListState<never, 'newest'>(LIST);
  const result = useListImportMappingsByAdminQuery();
  const { currentData: mappings } = result;
  return (
    <ListPage<ImportMappingResponse>
      isSection
      title={t('mappings.title')}
      query={result}
      failed={t('mappings.failed')}
      found={mappings && { rows: mappings, total: mappings.length }}
      empty={{ title: t('mappings.empty'), children: <p>{t('mappings.hint')}</p> }}
      keyOf={({ id }) => id}
      columns={useColumns()}
      offer={{
        nameOf: ({ fileName }) => fileName,
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('list.open'),
      }}
    >
      <MappingDrawer
        mapping={mappings?.find(({ id }) => id === query.open)}
        onClose={() => change({ open: undefined })}
      />
    </ListPage>
  );
}

function useColumns(): DataColumn<ImportMappingResponse>[] {
  const { t } = useTranslation('adminImports');
  const { number } = useFormats();
  return [
    {
      key: 'file',
      title: t('mappings.file'),
      isRowHeader: true,
      render: ({ fileName }) => <bdi>{fileName}</bdi>,
    },
    { key: 'kind', onCard: 'state', title: t('list.kind'), render: ({ kind }) => t(`kinds.${kind}.name`) },
    {
      key: 'supplier',
      onCard: 'fact',
      title: t('fields.supplier'),
      render: ({ supplier }) => supplier && <bdi>{supplier}</bdi>,
    },
    {
      key: 'columns',
      title: t('mappings.read'),
      align: 'end',
      render: ({ columns }) =>
        t('mappings.readOf', {
          read: number(columns.filter(({ field }) => field !== null).length),
          all: number(columns.length),
        }),
    },
    {
      key: 'usedAt',
      onCard: 'fact',
      title: t('mappings.used'),
      render: ({ usedAt }) => <ShortDate iso={usedAt} />,
    },
  ];
}
