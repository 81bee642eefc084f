import type { SynonymGroupResponse } from '@kp/api-client/office';
import { directionOf, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { ShortDate } from '../../shared/short-date';
import { termsText } from './synonyms-api';
import styles from './synonyms.module.css';

export const nativeNameOf = (language: string) =>
  LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language;

export function useSynonymColumns(): DataColumn<SynonymGroupResponse>[] {
  const { t } = useTranslation('adminCatalog');
  return [
    {
      key: 'terms',
      title: t('synonyms.terms'),
      sort: 'terms',
      isRowHeader: true,
      render: (group) => (
        <bdi lang={group.language} dir={directionOf(group.language as LanguageCode)} className={styles.terms}>
          {termsText(group)}
        </bdi>
      ),
    },
    {
      key: 'language',
      onCard: 'state',
      title: t('synonyms.language'),
      render: ({ language }) => <bdi lang={language}>{nativeNameOf(language)}</bdi>,
    },
    {
      key: 'updated',
      onCard: 'fact',
      title: t('synonyms.updatedAt'),
      sort: 'updated',
      render: ({ updatedAt }) => <ShortDate iso={updatedAt} />,
    },
  ];
}
