import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button';
import { useTopDialog } from '../dialog/dialog';
import styles from './toast-region.module.css';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;

const fetchRegion = () => import(/* webpackChunkName: "toast-region" */ './toast-region');

const ToastRegion = lazy<ComponentType<ToasterProps>>(() =>
  fetchRegion().catch(() => ({ default: PlainToast })),
);

/**
 * Shows one toast at a time, above an open dialog too: what lies outside of a modal dialog can neither be reached nor
 * read. Its code is fetched with the first thing a visitor does, because a toast may have to say that the connection
 * is gone; most visits to a page end before.
 */
export function Toaster(props: ToasterProps) {
  const dialog = useTopDialog();
  useFetchAhead();
  if (!props.toast) return null;
  const region = (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function useFetchAhead(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const fetchOnce = () => {
      for (const event of events) removeEventListener(event, fetchOnce);
      // What fails now is fetched again with the first toast.
      fetchRegion().catch(() => undefined);
    };
    for (const event of events) addEventListener(event, fetchOnce, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, fetchOnce);
    };
  }, []);
}

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

export interface ToastMessage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** A way back or on; closes the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** False while it is leaving. */
  readonly isOpen: boolean;
}

export interface ToasterProps {
  /** The one toast on screen. */
  readonly toast: ToastMessage | undefined;
  readonly onDismiss: (id: string) => void;
}
