import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './states.module.css';

export interface ErrorPanelProps {
  readonly title: string;
  /** What happened, in a sentence. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Something failed: says what, keeps the rest of the screen, and offers another try. */
export function ErrorPanel({ title, children, onRetry, isRetrying }: ErrorPanelProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.state}>
      <Icon name="warning" size={40} className={styles.alertIcon} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry} isBusy={isRetrying}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
