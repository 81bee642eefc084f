import {
  type AuditEntryResponse,
  type ListAuditEntriesByAdminApiArg,
  useListAuditChoicesByAdminQuery,
  useListAuditEntriesByAdminQuery,
} from '@kp/api-client/admin';
import { dayAfter, startOfShopDay } from '@kp/i18n/shop-time';
import { Button, Flex } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditWords } from '../../shared/audit/use-audit-words';
import { ExportMenu } from '../../shared/export-menu';
import { DeskOnly } from '../../shared/list/desk-only';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { type ListQuery, useListState } from '../../shared/list/use-list-state';
import { useAuditColumns } from './audit-columns';
import { lazyPanel } from '../../shared/lazy-panel';
import type { AuditDrawerProps } from './audit-drawer';

const AuditDrawer = lazyPanel<AuditDrawerProps>(
  async () => (await import('./audit-drawer')).AuditDrawer,
  ({ entry }) => entry !== undefined,
);

const PAGE_SIZE = 50;
const FILTERS = ['actor', 'subject', 'subjectId', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];
const LIST = { tab: 'audit', filters: FILTERS, sorts: ['newest'] } as const;

/** Who changed what. Pages follow the last entry, so entries that are added meanwhile move none of them. */
export function AuditTab() {
  const { t } = useTranslation('adminPeople');
  const words = useAuditWords();
  const list = useListState<FilterName, 'newest'>(LIST);
  const { query, pathOf, change } = list;
  const { data: choices } = useListAuditChoicesByAdminQuery();
  const filter = filterOf(query);
  const key = JSON.stringify(filter);
  const [pages, setPages] = useState<{ readonly key: string; readonly cursors: readonly number[] }>();
  const cursors = pages?.key === key ? pages.cursors : [];
  const result = useListAuditEntriesByAdminQuery({ ...filter, before: cursors.at(-1), limit: PAGE_SIZE });
  const { currentData: entries } = result;
  const turn = (next: readonly number[]) => setPages({ key, cursors: next });
  return (
    <ListPage<AuditEntryResponse>
      isSection
      title={t('audit.title')}
      actions={
        <DeskOnly>
          <ExportMenu
            name="audit-entries"
            parameters={new URLSearchParams(textsOf(filter))}
            failureTitle={t('audit.exportFailed')}
          />
        </DeskOnly>
      }
      toolbar={(display) => (
        <ListToolbar
          tab="audit"
          list={list}
          label={t('audit.title')}
          search={t('audit.search')}
          clearLabel={t('audit.clear')}
          filters={[
            {
              name: 'actor',
              label: t('audit.person'),
              all: t('audit.allPersons'),
              options: (choices?.actors ?? []).map(({ id, name, email }) => ({
                value: String(id),
                label: name ? `${name} · ${email}` : email,
              })),
            },
            {
              name: 'subject',
              label: t('audit.kind'),
              all: t('audit.allKinds'),
              options: (choices?.subjects ?? []).map((value) => ({ value, label: words.subject(value) })),
            },
            { name: 'subjectId', label: t('audit.subject'), kind: 'linked' },
            { name: 'from', label: t('audit.from'), kind: 'day' },
            { name: 'to', label: t('audit.to'), kind: 'day' },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={t('audit.failed')}
      found={entries && { rows: entries, total: entries.length }}
      empty={{ title: t('audit.empty'), children: <p>{t('audit.emptyHint')}</p> }}
      emptyFiltered={list.isFiltered && t('audit.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useAuditColumns()}
      offer={{
        nameOf: ({ id }) => t('audit.entry', { id }),
        pathOf: ({ id }) => pathOf({ open: id }),
        openLabel: t('audit.details'),
      }}
    >
      <Flex gap="small">
        {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>{t('audit.newer')}</Button>}
        {entries?.length === PAGE_SIZE && (
          <Button onClick={() => turn([...cursors, entries.at(-1)!.id])}>{t('audit.older')}</Button>
        )}
      </Flex>
      <AuditDrawer
        entry={entries?.find(({ id }) => id === query.open)}
        onClose={() => change({ open: undefined })}
      />
    </ListPage>
  );
}

type AuditQuery = ListQuery<FilterName, 'newest'>;

/** What the API would refuse counts as absent; days are those of the shop, the last one included. */
function filterOf({ filters, search }: AuditQuery): ListAuditEntriesByAdminApiArg {
  const { actor, subject, subjectId, from, to } = filters;
  return {
    search: search.slice(0, 100) || undefined,
    actor: actor && /^[1-9]\d{0,8}$/.test(actor) ? Number(actor) : undefined,
    subject: subject && /^[a-z][a-z.-]{0,59}$/.test(subject) ? subject : undefined,
    subjectId: subjectId?.slice(0, 60),
    from: startOf(from, 0),
    to: startOf(to, 1),
  };
}

function startOf(day: string | undefined, daysLater: number): string | undefined {
  const isDay = day !== undefined && startOfShopDay(day) !== '';
  return isDay ? startOfShopDay(dayAfter(day, daysLater)) : undefined;
}

const textsOf = (filter: ListAuditEntriesByAdminApiArg): [string, string][] =>
  Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
