import type { ContactCategory } from '@kp/commerce';
import { type ButtonHTMLAttributes, createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** What the message is about, when the page knows; the visitor may change it. */
export interface ContactDialogOptions {
  readonly category?: ContactCategory;
  readonly orderNumber?: string;
  /** Set unless the visitor has written one already. */
  readonly subject?: string;
}

export interface ContactDialog {
  open(options?: ContactDialogOptions): void;
}

const ContactDialogContext = createContext<ContactDialog | null>(null);
export const ContactDialogProvider = ContactDialogContext;

/**
 * Opens the contact dialog of the shop from anywhere.
 * @throws when there is no provider above
 */
export function useContactDialog(): ContactDialog {
  const dialog = use(ContactDialogContext);
  if (!dialog) throw new Error('useContactDialog must be used within ContactDialogProvider');
  return dialog;
}

export interface ContactButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly options?: ContactDialogOptions;
}

/** Opens the contact dialog. Without children it reads "Contact Us"; its look is the page's. */
export function ContactButton({ options, onClick, children, ...attributes }: ContactButtonProps) {
  const { t } = useTranslation();
  const { open } = useContactDialog();
  return (
    <button
      {...attributes}
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        onClick?.(event);
        open(options);
      }}
    >
      {children ?? t('header.contact')}
    </button>
  );
}
