import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './slow-download.module.css';

const SLOW_AFTER_MS = 1000;

/** What takes longer than a second says that it is under way. */
export function SlowDownload({ isDownloading }: { readonly isDownloading: boolean }) {
  const { t } = useTranslation('admin');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isDownloading) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isDownloading]);
  return (
    <span role="status" className={styles.status}>
      {isSlow && t('commands.preparingFile')}
    </span>
  );
}
