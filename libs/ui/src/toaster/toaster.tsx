import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialog/open-dialogs';
import { PlainToast } from './plain-toast';
import type { ToasterProps } from './toast.types';

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
