import { Button, type ButtonLook } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { useQuoteDialog } from './quote-dialog-provider';

/** Asks for a quote. */
export function QuoteButton(look: ButtonLook) {
  const { t } = useTranslation('shop');
  const { open } = useQuoteDialog();
  return (
    <Button {...look} aria-haspopup="dialog" onClick={open}>
      {t('home.getQuote')}
    </Button>
  );
}
