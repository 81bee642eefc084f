import { useEffect } from 'react';
import { Button } from '../button/button';
import { TOAST_DURATION, type ToasterProps } from './toast.types';
import styles from './toast-region.module.css';

/** A toast without the region's comforts, for when their code could not be fetched: without a connection, as a rule. */
export function PlainToast({ toast, onDismiss }: ToasterProps) {
  const id = toast?.isOpen ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => onDismiss(id), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  const action = toast?.action;
  const onAction = () => {
    action?.onSelect();
    if (id !== undefined) onDismiss(id);
  };
  return (
    <div role="status" className={styles.viewport}>
      {toast?.isOpen && (
        <div className={styles.toast}>
          <p className={styles.title}>{toast.title}</p>
          {toast.description && <p className={styles.description}>{toast.description}</p>}
          {action && (
            <span className={styles.actions}>
              <Button size="small" onClick={onAction}>
                {action.label}
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
