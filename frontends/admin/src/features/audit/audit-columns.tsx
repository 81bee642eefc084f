import type { AuditEntryResponse } from '@kp/api-client/admin';
import { LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../../shared/list/data-table';
import { Actor } from '../../shared/audit/actor';
import { pathOfSubject, useAuditWords } from '../../shared/audit/use-audit-words';
import { ShortDate } from '../../shared/short-date';

export function useAuditColumns(): DataColumn<AuditEntryResponse>[] {
  const { t } = useTranslation('adminPeople');
  const words = useAuditWords();
  return [
    {
      key: 'when',
      title: t('audit.when'),
      isRowHeader: true,
      render: ({ createdAt }) => <ShortDate iso={createdAt} />,
    },
    {
      key: 'who',
      onCard: 'fact',
      title: t('audit.who'),
      render: (entry) => <Actor entry={entry} />,
    },
    { key: 'what', onCard: 'state', title: t('audit.what'), render: ({ action }) => words.action(action) },
    {
      key: 'subject',
      onCard: 'fact',
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
  ];
}
