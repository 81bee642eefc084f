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
