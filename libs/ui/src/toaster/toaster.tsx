import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink } from '../button/button';
import { useTopDialog } from '../dialog/dialog';
import { VisuallyHidden } from '../text/text';
import styles from './toast-region.module.css';
import { ToasterProps, TOAST_DURATION_MS } from './toast-message';

const loadRegion = () => import(/* webpackChunkName: "toast-region" */ './toast-region');

const ToastRegion = lazy<ComponentType<ToasterProps>>(() =>
  loadRegion().catch(() => ({ default: PlainToast })),
);

/**
 * Renders into an open modal dialog, because everything outside of it is inert. The region's chunk is loaded on the
 * first interaction, so that a toast can report a lost connection.
 */
export function Toaster(props: ToasterProps) {
  const dialog = useTopDialog();
  usePreloadedRegion();
  if (!props.toast) return null;
  const region = props.toast.isOnlyAnnounced ? (
    <AnnouncedToast {...props} />
  ) : (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function usePreloadedRegion(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const preload = () => {
      for (const event of events) removeEventListener(event, preload);
      // A failed load is retried with the first toast.
      loadRegion().catch(() => undefined);
    };
    for (const event of events) addEventListener(event, preload, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, preload);
    };
  }, []);
}

function AnnouncedToast({ toast, onDismiss }: ToasterProps) {
  useDismissAfterDuration(toast, onDismiss);
  return (
    <VisuallyHidden role="status">
      {toast?.isOpen && (
        <>
          <span>{toast.title}</span> {toast.description && <span>{toast.description}</span>}
        </>
      )}
    </VisuallyHidden>
  );
}

/** @returns the id of the open toast */
function useDismissAfterDuration(
  toast: ToasterProps['toast'],
  onDismiss: ToasterProps['onDismiss'],
): string | undefined {
  const id = toast?.isOpen ? toast.id : undefined;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => onDismiss(id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [id, onDismiss]);
  return id;
}

/** Used when the chunk of the toast region fails to load, usually offline. */
export function PlainToast({ toast, onDismiss }: ToasterProps) {
  const id = useDismissAfterDuration(toast, onDismiss);
  const action = toast?.action;
  const onAction = () => {
    if (action && 'onSelect' in action) action.onSelect();
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
              {'to' in action ? (
                <ButtonLink size="small" to={action.to} onClick={onAction}>
                  {action.label}
                </ButtonLink>
              ) : (
                <Button size="small" onClick={onAction}>
                  {action.label}
                </Button>
              )}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
