import { ensureMessages } from '@kp/i18n';
import { Button, LazyDialog, type ButtonLook, type LoadContent } from '@kp/ui';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuoteFormProps } from './quote-form';

interface QuoteDialog {
  open(): void;
}

const QuoteDialogContext = createContext<QuoteDialog | null>(null);

const loadForm: LoadContent<QuoteFormProps> = async (i18n) => {
  const [{ QuoteForm }] = await Promise.all([
    import(/* webpackChunkName: "quote-form" */ './quote-form'),
    ensureMessages(i18n, ['dialogs']),
  ]);
  return QuoteForm;
};

interface QuoteDialogProviderProps {
  /** What the form begins with. */
  readonly products?: string;
  /** Of the cart. */
  readonly items?: QuoteFormProps['items'];
  readonly children: ReactNode;
}

export function QuoteDialogProvider({ products = '', items, children }: QuoteDialogProviderProps) {
  const { t } = useTranslation('shop');
  const [isOpen, setOpen] = useState(false);
  const dialog = useMemo(() => ({ open: () => setOpen(true) }), []);
  const close = useCallback(() => setOpen(false), []);
  const content = useMemo(() => ({ products, items, onClose: close }), [products, items, close]);
  return (
    <QuoteDialogContext value={dialog}>
      {children}
      <LazyDialog isOpen={isOpen} onClose={close} title={t('getQuote')} load={loadForm} content={content} />
    </QuoteDialogContext>
  );
}

/** @throws outside of a QuoteDialogProvider */
function useQuoteDialog(): QuoteDialog {
  const dialog = use(QuoteDialogContext);
  if (!dialog) throw new Error('useQuoteDialog must be used within QuoteDialogProvider');
  return dialog;
}

interface QuoteButtonProps extends ButtonLook {
  readonly label?: string;
}

export function QuoteButton({ label, ...look }: QuoteButtonProps) {
  const { t } = useTranslation('shop');
  const { open } = useQuoteDialog();
  return (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {label ?? t('getQuote')}
    </Button>
  );
}
