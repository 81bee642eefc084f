import type { SynonymGroupResponse } from '@kp/api-client/office';
import { isLanguageCode, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Flex, Select } from '@kp/ui/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../shared/list/list-search';
import { SearchTest } from './search-test';
import { SynonymEditor } from './synonym-editor';
import { SynonymList } from './synonym-list';
import { useSynonymListState } from './synonym-list-state';
import styles from './synonyms.module.css';

const ALL = 'all';

/** The language of the screen unless another one, or all of them, are chosen. */
export function SynonymsTab() {
  const { t } = useTranslation('adminCatalog');
  const { language: own } = useFormats();
  const list = useSynonymListState();
  const { search, filters } = list.query;
  const [edited, setEdited] = useState<SynonymGroupResponse | 'new'>();
  const chosen = isLanguageCode(filters.language) || filters.language === ALL ? filters.language : own;
  const language = chosen === ALL ? undefined : (chosen as LanguageCode);
  const choices = LANGUAGES.map(({ code, nativeName }) => ({ value: code as string, label: nativeName }));
  return (
    <Flex vertical gap="middle">
      <Flex wrap align="center" gap="middle" component="header">
        <h2 className={styles.title}>{t('synonyms.title')}</h2>
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('synonyms.add')}
        </Button>
      </Flex>
      <p className={styles.intro}>{t('synonyms.intro')}</p>
      <Flex wrap align="center" gap="small" role="search" aria-label={t('synonyms.filters')}>
        <Select<string>
          aria-label={t('synonyms.language')}
          value={chosen}
          options={[{ value: ALL, label: t('synonyms.allLanguages') }, ...choices]}
          onChange={(value) => list.change({ filters: { language: value === own ? undefined : value } })}
          className={styles.language}
        />
        <div className={styles.search}>
          <ListSearch
            label={t('synonyms.search')}
            value={search}
            onSearch={(text) => list.change({ search: text })}
          />
        </div>
      </Flex>
      <div className={styles.sides}>
        <SearchTest language={language ?? own} />
        <SynonymList list={list} language={language} onEdit={setEdited} />
      </div>
      <SynonymEditor
        group={edited === 'new' ? undefined : edited}
        language={language ?? own}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      />
    </Flex>
  );
}
