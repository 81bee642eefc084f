import { useListAuditEntriesByAdminQuery } from '@kp/api-client/admin';
import { Flex, LinkButton } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../not-loaded';
import { adminPath } from '../admin-path';
import { Actor } from './actor';
import styles from './audit.module.css';
import { RecordedFields } from './recorded-fields';
import { useAuditWords } from './use-audit-words';
import { ShortDate } from '../short-date';

const NEWEST = 20;

interface ChangeHistoryProps {
  readonly subject: string;
  readonly subjectId: string;
}

/** The newest entries of one thing; older ones are in the audit log. */
export function ChangeHistory({ subject, subjectId }: ChangeHistoryProps) {
  const { t } = useTranslation('adminPeople');
  const { t: admin } = useTranslation('admin');
  const words = useAuditWords();
  const query = useListAuditEntriesByAdminQuery({ subject, subjectId, limit: NEWEST });
  const { currentData: entries, error } = query;
  if (error || !entries) return <NotLoaded query={query} failed={t('audit.failed')} lines={8} />;
  if (entries.length === 0) return <p>{t('audit.noHistory')}</p>;
  return (
    <Flex vertical gap="large">
      <ol aria-label={admin('list.changeHistory')} className={styles.entries}>
        {entries.map(({ id, createdAt, action, before, after, ...entry }) => (
          <li key={id}>
            <strong>{words.action(action)}</strong>
            <p>
              <ShortDate iso={createdAt} /> · <Actor entry={entry} />
            </p>
            <RecordedFields subject={subject} before={before} after={after} />
          </li>
        ))}
      </ol>
      <LinkButton to={adminPath('audit', { subject, subjectId })}>{t('audit.allChanges')}</LinkButton>
    </Flex>
  );
}
