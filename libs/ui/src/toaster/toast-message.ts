/** Leads to a page, or does something. */
type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onSelect: () => void };

export interface ToastMessage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** Read out but not shown, because the page itself says what happened. */
  readonly isOnlyAnnounced?: boolean;
  readonly action?: ToastAction;
  /** False during the exit animation. */
  readonly isOpen: boolean;
}

export interface ToasterProps {
  readonly toast: ToastMessage | undefined;
  readonly onDismiss: (id: string) => void;
}

export const TOAST_DURATION_MS = 5000;
