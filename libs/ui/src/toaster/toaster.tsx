import { lazy, Suspense } from 'react';
import type { ToasterProps } from './toast.types';

const ToastRegion = lazy(() => import(/* webpackChunkName: "toast-region" */ './toast-region'));

/** Shows one toast at a time. Its code is fetched with the first toast: most visits to a page see none. */
export function Toaster(props: ToasterProps) {
  if (!props.toast) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  );
}
