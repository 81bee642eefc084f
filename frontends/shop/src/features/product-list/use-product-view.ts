import { localStore, STORAGE_KEYS } from '@kp/client';
import { useLayoutEffect, useSyncExternalStore } from 'react';

export const VIEWS = ['grid', 'list'] as const;
export type ProductView = (typeof VIEWS)[number];

const USUAL_VIEW: ProductView = 'grid';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readView(): ProductView {
  const stored = localStore.read(STORAGE_KEYS.productView);
  return VIEWS.find((view) => view === stored) ?? USUAL_VIEW;
}

function writeView(view: ProductView): void {
  localStore.write(STORAGE_KEYS.productView, view);
  for (const listener of listeners) listener();
}

/**
 * Grid or list, as this browser last chose. The products themselves are laid out by the word on the root element, which
 * is there before the page is (frontends/shell/src/document/first-paint.ts); the server draws one page for everybody.
 */
export function useProductView() {
  const view = useSyncExternalStore(subscribe, readView, () => USUAL_VIEW);
  // Once the page has come to life: before that the first render still says what the server drew.
  useLayoutEffect(() => {
    const stored = readView();
    if (stored === view) document.documentElement.dataset.productView = view;
  }, [view]);
  return [view, writeView] as const;
}
