/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 5000;

export interface ToastMessage {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** A way back or on; closes the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** False while it is leaving. */
  readonly isOpen: boolean;
}

export interface ToasterProps {
  /** The one toast on screen. */
  readonly toast: ToastMessage | undefined;
  readonly onDismiss: (id: string) => void;
}
