import type { ContactCategory } from '@kp/commerce';
import { type ButtonHTMLAttributes, createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

export interface ContactDialogOptions {
  readonly category?: ContactCategory;
  readonly orderNumber?: string;
  readonly subject?: string;
}

interface ContactDialog {
  open(options?: ContactDialogOptions): void;
}

const ContactDialogContext = createContext<ContactDialog | null>(null);
export const ContactDialogProvider = ContactDialogContext;

export function useContactDialog(): ContactDialog {
  const dialog = use(ContactDialogContext);
  if (!dialog) throw new Error('useContactDialog must be used within ContactDialogProvider');
  return dialog;
}

interface ContactButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly options?: ContactDialogOptions;
}

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
