import type { ProductResponse } from '@kp/api-client/shop';
import { localStore, STORAGE_KEYS } from '@kp/client';
import { useSyncExternalStore } from 'react';

export const MAX_COMPARED = 4;

export type ComparedProduct = Pick<ProductResponse, 'id' | 'name' | 'imageUrl'>;

const NONE: readonly ComparedProduct[] = [];
const listeners = new Set<() => void>();
let stored: { readonly text: string | null; readonly products: readonly ComparedProduct[] } = {
  text: null,
  products: NONE,
};

const isCompared = (value: unknown): value is ComparedProduct =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

function parse(text: string | null): readonly ComparedProduct[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

/** The same list while nothing changed, also in another tab. */
function read(): readonly ComparedProduct[] {
  const text = localStore.read(STORAGE_KEYS.comparedProducts);
  if (text !== stored.text) stored = { text, products: parse(text) };
  return stored.products;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function setComparedProducts(products: readonly ComparedProduct[]): void {
  const kept = products.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })).slice(0, MAX_COMPARED);
  localStore.write(STORAGE_KEYS.comparedProducts, kept.length > 0 ? JSON.stringify(kept) : null);
  listeners.forEach((listener) => listener());
}

export const useComparedProducts = () => useSyncExternalStore(subscribe, read, () => NONE);

export const compareUrl = (ids: readonly number[]) =>
  ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';

/** @returns at most four different product numbers; what is no number is left out */
export function parseComparedIds(text: string | null): readonly number[] {
  const ids = (text ?? '').split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part.trim()));
  return [...new Set(ids.map(Number))].slice(0, MAX_COMPARED);
}
