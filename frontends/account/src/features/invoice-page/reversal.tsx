import type { InvoiceResponse } from '@kp/api-client/account';
import { invoicePath } from '@kp/client';
import { isolateLtr } from '@kp/i18n';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './invoice-document.module.css';

type ReversedInvoice = Pick<InvoiceResponse, 'reversesNumber' | 'reversedByNumber'>;

/** The two documents of a cancelled order link to each other. */
export function Reversal({ invoice }: { readonly invoice: ReversedInvoice }) {
  const { t } = useTranslation('invoice');
  const { t: account } = useTranslation('account');
  const { language } = useFormats();
  const { reversesNumber, reversedByNumber } = invoice;
  const other = reversesNumber ?? reversedByNumber;
  if (!other) return null;
  const number = isolateLtr(other, language);
  return (
    <p className={styles.reversal} role="note">
      <UnbrokenNumbers>{t(reversesNumber ? 'reverses' : 'reversedBy', { number })}</UnbrokenNumbers>{' '}
      <Link to={invoicePath(other)} data-print="hidden">
        <UnbrokenNumbers>{account('invoices.viewOf', { number })}</UnbrokenNumbers>
      </Link>
    </p>
  );
}
