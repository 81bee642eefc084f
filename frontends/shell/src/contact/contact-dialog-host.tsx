import { ContactDialogProvider, type ContactDialogOptions } from '@kp/client';
import { ensureMessages } from '@kp/i18n';
import { LazyDialog, type LoadContent } from '@kp/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactFormProps } from './contact-form';

const loadForm: LoadContent<ContactFormProps> = async (i18n) => {
  const [{ ContactForm }] = await Promise.all([
    import(/* webpackChunkName: "contact-form" */ './contact-form'),
    ensureMessages(i18n, ['dialogs']),
  ]);
  return ContactForm;
};

export function ContactDialogHost({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [options, setOptions] = useState<ContactDialogOptions>();
  const dialog = useMemo(
    () => ({
      open(given: ContactDialogOptions = {}) {
        setOptions({ ...given });
        setOpen(true);
      },
    }),
    [],
  );
  const close = useCallback(() => setOpen(false), []);
  const content = useMemo(() => ({ options, onClose: close }), [options, close]);
  return (
    <ContactDialogProvider value={dialog}>
      {children}
      <LazyDialog
        isOpen={isOpen}
        onClose={close}
        title={t('header.contact')}
        load={loadForm}
        content={content}
      />
    </ContactDialogProvider>
  );
}
