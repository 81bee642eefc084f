import {
  type AuditEntryResponse,
  type ListAuditEntriesByAdminApiArg,
  useListAuditChoicesByAdminQuery,
  useListAuditEntriesByAdminQuery,
} from '@kp/api-client/admin';
import { useRequestFailure } from '@kp/client';
import { dayAfter, startOfShopDay } from '@kp/i18n/shop-time';
import { SkeletonText } from '@kp/ui';
import { Button, Flex, Input, LinkButton, LoadFailure, NothingFound, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPath } from '../../shared/admin-path';
import { ExportMenu } from '../../shared/export-menu';
import { DataTable } from '../../shared/list/data-table';
import { type ListQuery, useListState } from '../../shared/list/use-list-state';
import { AuditDrawer } from './audit-drawer';
import { useAuditColumns } from './audit-columns';
import { ShopDaysNote } from '../../shared/shop-time';
import { useAuditWords } from '../../shared/audit/use-audit-words';
import styles from './audit-tab.module.css';

const PAGE_SIZE = 50;
const FILTERS = ['actor', 'subject', 'subjectId', 'from', 'to'] as const;
type FilterName = (typeof FILTERS)[number];
const LIST = { tab: 'audit', filters: FILTERS, sorts: ['newest'] } as const;

/** Who changed what. Pages follow the last entry, so entries that are added meanwhile move none of them. */
export function AuditTab() {
  const { t } = useTranslation('adminPeople');
  const failure = useRequestFailure();
  const { query, change } = useListState<FilterName, 'newest'>(LIST);
  const [shown, setShown] = useState<AuditEntryResponse>();
  const filter = filterOf(query);
  const key = JSON.stringify(filter);
  const [pages, setPages] = useState<{ readonly key: string; readonly cursors: readonly number[] }>();
  const cursors = pages?.key === key ? pages.cursors : [];
  const result = useListAuditEntriesByAdminQuery(
    { ...filter, before: cursors.at(-1), limit: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useAuditColumns(setShown);
  const { currentData: entries, error } = result;
  const turn = (next: readonly number[]) => setPages({ key, cursors: next });
  const isFiltered = Object.keys(query.filters).length > 0;
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h2 className={styles.title}>{t('audit.title')}</h2>
        <ExportMenu
          name="audit-entries"
          parameters={new URLSearchParams(textsOf(filter))}
          failureTitle={t('audit.exportFailed')}
        />
      </Flex>
      <Filters query={query} onChange={(filters) => change({ filters })} />
      {!entries && error && <LoadFailure {...failure.panel(result, t('audit.failed'))} />}
      {!entries && !error && <SkeletonText lines={10} />}
      {entries?.length === 0 && (
        <NothingFound title={t(isFiltered ? 'audit.emptyFiltered' : 'audit.empty')}>
          {isFiltered ? (
            <LinkButton to={adminPath('audit')}>{t('audit.clear')}</LinkButton>
          ) : (
            <p>{t('audit.emptyHint')}</p>
          )}
        </NothingFound>
      )}
      {entries && entries.length > 0 && (
        <DataTable label={t('audit.title')} rows={entries} keyOf={({ id }) => id} columns={columns} />
      )}
      <Flex gap="small">
        {cursors.length > 0 && <Button onClick={() => turn(cursors.slice(0, -1))}>{t('audit.newer')}</Button>}
        {entries?.length === PAGE_SIZE && (
          <Button onClick={() => turn([...cursors, entries.at(-1)!.id])}>{t('audit.older')}</Button>
        )}
      </Flex>
      <AuditDrawer entry={shown} onClose={() => setShown(undefined)} />
    </Flex>
  );
}

type AuditQuery = ListQuery<FilterName, 'newest'>;

interface FiltersProps {
  readonly query: AuditQuery;
  readonly onChange: (filters: AuditQuery['filters']) => void;
}

function Filters({ query: { filters }, onChange }: FiltersProps) {
  const { t } = useTranslation('adminPeople');
  const words = useAuditWords();
  const { data: choices } = useListAuditChoicesByAdminQuery();
  const set = (name: FilterName, value: string | undefined) => {
    const { [name]: _former, ...others } = filters;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <Flex wrap align="center" gap="small" role="search" aria-label={t('audit.title')}>
      <Select
        aria-label={t('audit.person')}
        showSearch
        value={filters.actor ?? ''}
        onChange={(value) => set('actor', value)}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: t('audit.allPersons') },
          ...(choices?.actors ?? []).map(({ id, email }) => ({ value: String(id), label: email })),
        ]}
      />
      <Select
        aria-label={t('audit.kind')}
        showSearch
        value={filters.subject ?? ''}
        onChange={(value) => set('subject', value)}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: t('audit.allKinds') },
          ...(choices?.subjects ?? []).map((value) => ({ value, label: words.subject(value) })),
        ]}
      />
      <Flex align="center" gap="small" component="label" className={styles.day}>
        {t('audit.from')}
        <Input type="date" value={filters.from ?? ''} onChange={({ target }) => set('from', target.value)} />
      </Flex>
      <Flex align="center" gap="small" component="label" className={styles.day}>
        {t('audit.to')}
        <Input type="date" value={filters.to ?? ''} onChange={({ target }) => set('to', target.value)} />
      </Flex>
      <ShopDaysNote />
      {Object.keys(filters).length > 0 && <LinkButton to={adminPath('audit')}>{t('audit.clear')}</LinkButton>}
    </Flex>
  );
}

/** What the API would refuse counts as absent; days are those of the shop, the last one included. */
function filterOf({ filters }: AuditQuery): ListAuditEntriesByAdminApiArg {
  const { actor, subject, subjectId, from, to } = filters;
  return {
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
