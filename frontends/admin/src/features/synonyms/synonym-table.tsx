import type { SynonymGroupResponse } from '@kp/api-client/office';
import { directionOf, type LanguageCode, LANGUAGES } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Flex } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { type DataColumn, DataTable } from '../../shared/list/data-table';
import { termsText } from './synonyms-api';
import styles from './synonyms.module.css';

interface SynonymTableProps {
  readonly groups: readonly SynonymGroupResponse[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onEdit: (group: SynonymGroupResponse) => void;
  readonly onDelete: (group: SynonymGroupResponse) => void;
}

export const nativeNameOf = (language: string) =>
  LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language;

export function SynonymTable({ groups, sort, onSort, onEdit, onDelete }: SynonymTableProps) {
  const { t } = useTranslation('adminCatalog');
  const { date } = useFormats();
  const columns: DataColumn<SynonymGroupResponse>[] = [
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
      title: t('synonyms.language'),
      render: ({ language }) => <bdi lang={language}>{nativeNameOf(language)}</bdi>,
    },
    {
      key: 'updated',
      title: t('synonyms.updatedAt'),
      sort: 'updated',
      render: ({ updatedAt }) => date(updatedAt),
    },
    {
      key: 'actions',
      title: t('products.actions'),
      isAlwaysShown: true,
      render: (group) => <Actions group={group} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
  return (
    <DataTable<SynonymGroupResponse>
      label={t('synonyms.title')}
      rows={groups}
      keyOf={({ id }) => id}
      columns={columns}
      sort={sort}
      onSort={onSort}
    />
  );
}

interface ActionsProps extends Pick<SynonymTableProps, 'onEdit' | 'onDelete'> {
  readonly group: SynonymGroupResponse;
}

function Actions({ group, onEdit, onDelete }: ActionsProps) {
  const { t } = useTranslation('adminCatalog');
  const name = termsText(group);
  return (
    <Flex gap="small">
      <Button size="small" aria-label={t('products.editOf', { name })} onClick={() => onEdit(group)}>
        {t('products.edit')}
      </Button>
      <Button
        size="small"
        danger
        aria-label={t('products.deleteOf', { name })}
        onClick={() => onDelete(group)}
      >
        {t('products.delete')}
      </Button>
    </Flex>
  );
}
