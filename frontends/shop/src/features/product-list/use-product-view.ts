import { localStore, STORAGE_KEYS } from '@kp/client';
import { useSyncExternalStore } from 'react';

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

/** Grid or list, as this browser last chose. The server does not know and draws a grid. */
export function useProductView() {
  const view = useSyncExternalStore(subscribe, readView, () => USUAL_VIEW);
  return [view, writeView] as const;
}
