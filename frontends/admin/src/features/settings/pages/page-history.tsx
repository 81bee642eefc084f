import type { AdminPageResponse } from '@kp/api-client/office';
import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Button, Tag } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './pages.module.css';
import { ShortDate } from '../../../shared/short-date';

interface PageHistoryProps {
  readonly page: AdminPageResponse;
  readonly onRestore: (revisionId: number) => void;
}

/** Who saved the page when; each can be taken into the editor again. */
export function PageHistory({ page, onRestore }: PageHistoryProps) {
  const { t } = useTranslation('adminSettings');
  const { language } = useFormats();
  const dateTime = (iso: string) => formatDateTime(iso, language);
  const { revisions, revisionId, publishedRevisionId } = page;
  if (revisions.length === 0) return null;
  return (
    <details className={styles.history}>
      <summary>{t('pages.history', { number: revisions.length })}</summary>
      <ol className={styles.revisions}>
        {revisions.map(({ id, savedAt, savedBy }) => (
          <li key={id} className={styles.row}>
            <ShortDate iso={savedAt} />
            <bdi className={styles.facts}>{savedBy ?? '—'}</bdi>
            {id === publishedRevisionId && <Tag color="success">{t('pages.states.published')}</Tag>}
            {id !== revisionId && (
              <Button
                size="small"
                onClick={() => onRestore(id)}
                aria-label={t('pages.restoreOf', { date: dateTime(savedAt) })}
              >
                {t('pages.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
