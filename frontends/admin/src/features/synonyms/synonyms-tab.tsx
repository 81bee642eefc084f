import type { SynonymGroupResponse } from '@kp/api-client/office';
import { isLanguageCode, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../shared/list/list-page';
import { ListToolbar } from '../../shared/list/list-toolbar';
import { useListState } from '../../shared/list/use-list-state';
import { useShortcut } from '../../shared/shortcuts';
import { DeleteSynonymsDialog } from './delete-synonyms-dialog';
import { SearchTest } from './search-test';
import { nativeNameOf, useSynonymColumns } from './synonym-columns';
import { SynonymEditor } from './synonym-editor';
import { termsText, useSynonymPageQuery } from './synonyms-api';
import styles from './synonyms.module.css';

const PAGE_SIZE = 50;
const ALL = 'all';

const useSynonymListState = () =>
  useListState<'language', '-updated' | 'updated' | 'terms' | '-terms'>({
    tab: 'synonyms',
    filters: ['language'],
    sorts: ['-updated', 'updated', 'terms', '-terms'],
  });

const CLOSED = { open: undefined, edit: undefined };

type ListState = ReturnType<typeof useSynonymListState>;

/** The language of the screen unless another one, or all of them, are chosen. */
function useSynonyms({ search, filters, sort, page }: ListState['query']) {
  const { language: own } = useFormats();
  const chosen = isLanguageCode(filters.language) || filters.language === ALL ? filters.language : own;
  const language = chosen === ALL ? undefined : (chosen as LanguageCode);
  const result = useSynonymPageQuery({
    language,
    search: search || undefined,
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { result, language: language ?? own };
}

/** The list, or the page of the group that the address names. */
export function SynonymsTab() {
  const list = useSynonymListState();
  // Stays while a group is changed: then it tells what that brought.
  const [tested, setTested] = useState('');
  const { query, pathOf, change } = list;
  const { result, language } = useSynonyms(query);
  const edited = result.currentData?.rows.find(({ id }) => id === query.open);
  if (!edited && query.edit !== 'new') return <Synonyms list={list} tested={tested} onTest={setTested} />;
  return (
    <SynonymEditor
      group={edited}
      language={language}
      listPath={pathOf(CLOSED)}
      onClose={() => change(CLOSED)}
    />
  );
}

interface SynonymsProps {
  readonly list: ListState;
  readonly tested: string;
  readonly onTest: (text: string) => void;
}

function Synonyms({ list, tested, onTest }: SynonymsProps) {
  const { t } = useTranslation('adminCatalog');
  const { language: own } = useFormats();
  const { search, filters, sort, page } = list.query;
  const [deleting, setDeleting] = useState<SynonymGroupResponse>();
  const create = () => list.change({ edit: 'new' });
  useShortcut({ key: 'n', label: t('synonyms.add'), run: create });
  const { result, language } = useSynonyms(list.query);
  const { currentData } = result;
  const others = LANGUAGES.filter(({ code }) => code !== own);
  const add = (
    <Button type="primary" onClick={create}>
      {t('synonyms.add')}
    </Button>
  );
  return (
    <ListPage<SynonymGroupResponse>
      isSection
      title={t('synonyms.title')}
      actions={add}
      toolbar={(display) => (
        <ListToolbar
          tab="synonyms"
          list={list}
          label={t('synonyms.filters')}
          search={t('synonyms.search')}
          kept={{ language: filters.language }}
          filters={[
            {
              name: 'language',
              label: t('synonyms.language'),
              all: nativeNameOf(own),
              options: [
                { value: ALL, label: t('synonyms.allLanguages') },
                ...others.map(({ code, nativeName }) => ({ value: code, label: nativeName })),
              ],
            },
          ]}
          actions={display}
        />
      )}
      query={result}
      failed={t('synonyms.failed')}
      found={currentData}
      paging={{ page, pageSize: PAGE_SIZE, pathOf: (to) => list.pathOf({ page: to }) }}
      empty={{ title: t('synonyms.empty'), children: add }}
      emptyFiltered={search !== '' && t('synonyms.emptyFiltered')}
      keyOf={({ id }) => id}
      columns={useSynonymColumns()}
      sort={sort}
      onSort={(next) => list.change({ sort: next as typeof sort })}
      offer={{
        nameOf: termsText,
        pathOf: ({ id }) => list.pathOf({ open: id }),
        openLabel: t('products.edit'),
        actionsOf: (group) => [
          { key: 'delete', label: t('products.delete'), danger: true, onClick: () => setDeleting(group) },
        ],
      }}
    >
      <p className={styles.intro}>{t('synonyms.intro')}</p>
      <SearchTest language={language} typed={tested} onType={onTest} />
      <DeleteSynonymsDialog group={deleting} onClose={() => setDeleting(undefined)} />
    </ListPage>
  );
}
