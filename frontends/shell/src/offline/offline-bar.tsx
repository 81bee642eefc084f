import { classNames, Icon } from '@kp/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './offline-bar.module.css';

/** How long the return of the connection is told, in milliseconds. */
const WELCOME = 4000;

/** A quiet word at the foot of the screen while there is no connection, and when it is back. Moves nothing. */
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

/** True for a moment after the connection has come back. */
function useIsBack(isOnline: boolean): boolean {
  const [last, setLast] = useState(isOnline);
  const [isBack, setBack] = useState(false);
  if (last !== isOnline) {
    setLast(isOnline);
    setBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setBack(false), WELCOME);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether this device has a connection, as far as its browser knows. A page from the server assumes one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
