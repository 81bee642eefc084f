import type { ButtonHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactDialog, type ContactDialogOptions } from './contact-dialog';

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
