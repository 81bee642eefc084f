import type { InvoiceResponse } from '@kp/api-client/account';
import { invoicePath } from '@kp/client';
import { formatInvoiceDate, isolateLtr } from '@kp/i18n';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './invoice-document.module.css';

type RelatedInvoice = Pick<
  InvoiceResponse,
  | 'reversesNumber'
  | 'reversesIssueDate'
  | 'reversedByNumber'
  | 'creditsNumber'
  | 'creditsIssueDate'
  | 'creditedByNumbers'
>;

/** An invoice, its storno and its credit notes link to each other. */
export function RelatedDocuments({ invoice }: { readonly invoice: RelatedInvoice }) {
  const { t } = useTranslation('invoice');
  const { language } = useFormats();
  const { reversesNumber, reversesIssueDate, reversedByNumber } = invoice;
  const { creditsNumber, creditsIssueDate, creditedByNumbers } = invoice;
  const shown = (number: string) => isolateLtr(number, language);
  const day = reversesIssueDate ?? creditsIssueDate;
  const date = day && isolateLtr(formatInvoiceDate(day), language);
  return (
    <>
      {reversesNumber && (
        <Related number={reversesNumber}>{t('reverses', { number: shown(reversesNumber), date })}</Related>
      )}
      {creditsNumber && (
        <Related number={creditsNumber}>
          {t('creditNote.credits', { number: shown(creditsNumber), date })}
        </Related>
      )}
      {reversedByNumber && (
        <Related number={reversedByNumber}>{t('reversedBy', { number: shown(reversedByNumber) })}</Related>
      )}
      {creditedByNumbers.map((number) => (
        <Related key={number} number={number} isCreditNote>
          {t('creditedBy', { number: shown(number) })}
        </Related>
      ))}
    </>
  );
}

interface RelatedProps {
  readonly number: string;
  readonly isCreditNote?: boolean;
  readonly children: string;
}

function Related({ number, isCreditNote = false, children }: RelatedProps) {
  const { t } = useTranslation('accountTabs');
  const { language } = useFormats();
  const view = isCreditNote ? 'invoices.viewCreditNote' : 'invoices.viewOf';
  return (
    <p className={styles.reversal} role="note">
      <UnbrokenNumbers>{children}</UnbrokenNumbers>{' '}
      <Link to={invoicePath(number)} data-print="hidden">
        <UnbrokenNumbers>{t(view, { number: isolateLtr(number, language) })}</UnbrokenNumbers>
      </Link>
    </p>
  );
}
