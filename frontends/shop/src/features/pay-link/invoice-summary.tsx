import type { PaymentLinkResponse } from '@kp/api-client/links';
import { formatInvoiceDate } from '@kp/i18n';
import { UnbrokenNumbers, useFormats } from '@kp/ui';
import { useTranslation } from 'react-i18next';
import styles from './pay-invoice.module.css';

export function InvoiceSummary({ invoice }: { readonly invoice: PaymentLinkResponse }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormats();
  const { currency, totalAmount, outstandingAmount, refundedAmount } = invoice;
  const amount = (decimal: string) => money({ amount: decimal, currency });
  return (
    <header className={styles.summary}>
      <h1>
        <UnbrokenNumbers>{t('payInvoice.heading', { number: invoice.invoiceNumber })}</UnbrokenNumbers>
      </h1>
      <dl className={styles.facts}>
        <dt>{t('payInvoice.seller')}</dt>
        <dd>
          <bdi>{invoice.sellerName}</bdi>
        </dd>
        <dt>{t('payInvoice.issued')}</dt>
        <dd>
          <bdi dir="ltr">{formatInvoiceDate(invoice.issueDate)}</bdi>
        </dd>
        <dt>{t('payInvoice.amount')}</dt>
        <dd className={styles.amount}>{amount(totalAmount)}</dd>
        {invoice.state === 'partly_paid' && (
          <>
            <dt>{t('payInvoice.remaining')}</dt>
            <dd className={styles.amount}>{amount(outstandingAmount)}</dd>
          </>
        )}
      </dl>
      {refundedAmount && <p role="note">{t('payInvoice.refunded', { amount: amount(refundedAmount) })}</p>}
    </header>
  );
}
