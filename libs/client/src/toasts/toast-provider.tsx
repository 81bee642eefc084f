import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** A dismissed toast is forgotten after this time, in milliseconds. */
const REMOVE_AFTER = 1_000_000;

const ToastContext = createContext<Toasts | null>(null);
const CurrentToastContext = createContext<Toast | undefined>(undefined);

let lastId = 0;

/** Holds the one toast on screen: a new one takes the place of the last. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<Toast>();

  const toast = useCallback((input: ToastInput) => {
    lastId += 1;
    const id = String(lastId);
    setCurrent({ ...input, id, isOpen: true });
    return id;
  }, []);
  const dismiss = useCallback((id?: string) => {
    setCurrent((shown) => (shown && (!id || shown.id === id) ? { ...shown, isOpen: false } : shown));
  }, []);

  useEffect(() => {
    if (!current || current.isOpen) return undefined;
    const timer = setTimeout(
      () => setCurrent((shown) => (shown === current ? undefined : shown)),
      REMOVE_AFTER,
    );
    return () => clearTimeout(timer);
  }, [current]);

  const toasts = useMemo(() => ({ toast, dismiss }), [toast, dismiss]);
  return (
    <ToastContext value={toasts}>
      <CurrentToastContext value={current}>{children}</CurrentToastContext>
    </ToastContext>
  );
}

/** @throws when there is no provider above */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within ToastProvider');
  return toasts;
}

/** The toast to show; for the shell, which draws it. */
export function useCurrentToast(): Toast | undefined {
  return use(CurrentToastContext);
}

export interface ToastInput {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** A way back or on; closes the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
}

export interface Toast extends ToastInput {
  readonly id: string;
  /** False while it is leaving. */
  readonly isOpen: boolean;
}

export interface Toasts {
  /** Shows a toast for five seconds. @returns its id */
  toast(input: ToastInput): string;
  /** Closes one toast, or whichever is shown. */
  dismiss(id?: string): void;
}
