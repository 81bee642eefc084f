import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../dialog/open-dialogs';
import type { ToasterProps } from './toast.types';

const ToastRegion = lazy(() => import(/* webpackChunkName: "toast-region" */ './toast-region'));

/**
 * Shows one toast at a time, above an open dialog too: what lies outside of a modal dialog can neither be reached nor
 * read. Its code is fetched with the first toast: most visits to a page see none.
 */
export function Toaster(props: ToasterProps) {
  const dialog = useTopDialog();
  if (!props.toast) return null;
  const region = (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
  return dialog ? createPortal(region, dialog) : region;
}
