import { formatDateTime } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Alert, Button } from '@kp/ui/admin';
import { useTranslation } from 'react-i18next';
import styles from './editing.module.css';

interface DraftNoticeProps {
  /** When it was kept. */
  readonly at: string;
  readonly onDiscard: () => void;
}

export function DraftNotice({ at, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className={styles.draft}
      title={t('drafts.restored', { when: formatDateTime(at, language) })}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('drafts.discard')}
        </Button>
      }
    />
  );
}
