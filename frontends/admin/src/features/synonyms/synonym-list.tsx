import type { SynonymGroupResponse } from '@kp/api-client/office';
import { useRequestFailure } from '@kp/client';
import type { LanguageCode } from '@kp/i18n';
import { SkeletonText, VisuallyHidden } from '@kp/ui';
import { Button, LinkButton, LoadFailure, NothingFound } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPager } from '../../shared/list/list-pager';
import { DeleteSynonymsDialog } from './delete-synonyms-dialog';
import type { SynonymListState } from './synonym-list-state';
import { SynonymTable } from './synonym-table';
import { type SynonymPage, useSynonymPageQuery } from './synonyms-api';
import styles from './synonyms.module.css';

const PAGE_SIZE = 50;

interface SynonymListProps {
  readonly list: SynonymListState;
  /** Undefined: of all languages. */
  readonly language: LanguageCode | undefined;
  readonly onEdit: (group: SynonymGroupResponse | 'new') => void;
}

export function SynonymList({ list, language, onEdit }: SynonymListProps) {
  const { t } = useTranslation('adminCatalog');
  const failure = useRequestFailure();
  const { search, sort, page } = list.query;
  const result = useSynonymPageQuery(
    { language, search: search || undefined, sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, error } = result;
  if (!currentData && error) return <LoadFailure {...failure.panel(result, t('synonyms.failed'))} />;
  if (!currentData) {
    return (
      <div>
        <VisuallyHidden role="status">{t('synonyms.loading')}</VisuallyHidden>
        <SkeletonText lines={8} />
      </div>
    );
  }
  if (currentData.groups.length === 0) return <NoSynonyms list={list} found={currentData} onEdit={onEdit} />;
  return <FoundSynonyms list={list} found={currentData} onEdit={onEdit} />;
}

interface FoundProps extends Pick<SynonymListProps, 'list' | 'onEdit'> {
  readonly found: SynonymPage;
}

function FoundSynonyms({ list: { query, pathOf, change }, found: { groups, total }, onEdit }: FoundProps) {
  const [deleting, setDeleting] = useState<SynonymGroupResponse>();
  return (
    <div className={styles.list}>
      <SynonymTable
        groups={groups}
        sort={query.sort}
        onSort={(sort) => change({ sort: sort as typeof query.sort })}
        onEdit={onEdit}
        onDelete={setDeleting}
      />
      <ListPager
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={groups.length}
        total={total}
        pathOf={(page) => pathOf({ page })}
      />
      <DeleteSynonymsDialog group={deleting} onClose={() => setDeleting(undefined)} />
    </div>
  );
}

function NoSynonyms({ list: { query, pathOf }, found, onEdit }: FoundProps) {
  const { t } = useTranslation('adminCatalog');
  if (found.total > 0) {
    return (
      <NothingFound title={t('synonyms.emptyFiltered')}>
        <LinkButton to={pathOf({ page: 1 })}>{t('products.firstPage')}</LinkButton>
      </NothingFound>
    );
  }
  if (query.search !== '') {
    return (
      <NothingFound title={t('synonyms.emptyFiltered')}>
        <LinkButton to={pathOf({ search: '' })}>{t('products.clearFilters')}</LinkButton>
      </NothingFound>
    );
  }
  return (
    <NothingFound title={t('synonyms.empty')}>
      <Button type="primary" onClick={() => onEdit('new')}>
        {t('synonyms.add')}
      </Button>
    </NothingFound>
  );
}
