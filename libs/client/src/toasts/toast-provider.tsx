import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

const REMOVE_DELAY_MS = 1_000_000;

const ToastContext = createContext<Toasts | null>(null);
const CurrentToastContext = createContext<Toast | undefined>(undefined);

let lastId = 0;

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
      REMOVE_DELAY_MS,
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

export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within ToastProvider');
  return toasts;
}

export function useCurrentToast(): Toast | undefined {
  return use(CurrentToastContext);
}

/** Leads to a page, or does something. */
type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onSelect: () => void };

interface ToastInput {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Read out but not shown, because the page itself says what happened. */
  readonly isOnlyAnnounced?: boolean;
  readonly action?: ToastAction;
}

interface Toast extends ToastInput {
  readonly id: string;
  readonly isOpen: boolean;
}

interface Toasts {
  toast(input: ToastInput): string;
  dismiss(id?: string): void;
}
