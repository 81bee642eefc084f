import { useIsOnline } from '@kp/client';
import { classNames, Icon } from '@kp/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

const BACK_ONLINE_MS = 4000;

export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  const isShown = !isOnline || isBack;
  return (
    <div role="status" className={classNames(styles.bar, !isShown && styles.hidden)} data-print="hidden">
      {!isOnline && (
        <>
          <Icon name="warning" size={18} />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </>
      )}
      {isBack && (
        <>
          <Icon name="check" size={18} />
          <span>{t('offline.backOnline')}</span>
        </>
      )}
    </div>
  );
}

function useIsBack(isOnline: boolean): boolean {
  const [last, setLast] = useState(isOnline);
  const [isBack, setBack] = useState(false);
  if (last !== isOnline) {
    setLast(isOnline);
    setBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
