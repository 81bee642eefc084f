import type { AuditEntryResponse } from '@kp/api-client/admin';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { pathOfSubject, useAuditWords } from '../../shared/audit/use-audit-words';

export function useAuditColumns(
  onOpen: (entry: AuditEntryResponse) => void,
): DataColumn<AuditEntryResponse>[] {
  const { t } = useTranslation('adminPeople');
  const { language } = useFormats();
  const words = useAuditWords();
  return [
    {
      key: 'when',
      title: t('audit.when'),
      isRowHeader: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>,
    },
    { key: 'who', title: t('audit.who'), render: ({ actorEmail }) => <bdi>{actorEmail}</bdi> },
    { key: 'what', title: t('audit.what'), render: ({ action }) => words.action(action) },
    {
      key: 'subject',
      title: t('audit.subject'),
      render: (entry) => {
        const path = pathOfSubject(entry);
        const name = words.subjectOf(entry);
        return path ? (
          <LinkButton type="link" size="small" to={path}>
            {name}
          </LinkButton>
        ) : (
          name
        );
      },
    },
    { key: 'network', title: t('audit.network'), render: ({ network }) => <bdi dir="ltr">{network}</bdi> },
    {
      key: 'actions',
      title: t('audit.details'),
      isAlwaysShown: true,
      render: (entry) => (
        <Button
          size="small"
          aria-label={t('audit.detailsOf', { id: entry.id })}
          onClick={() => onOpen(entry)}
        >
          {t('audit.details')}
        </Button>
      ),
    },
  ];
}
