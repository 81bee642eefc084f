import type { InvoiceSummaryResponse } from '@kp/api-client/account';
import { invoicePath } from '@kp/client';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Card } from '@kp/ui/forms';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { InvoiceDownloads } from '../../shared/invoice-downloads';
import { InvoiceStatusTag } from '../../shared/invoice-status-tag';
import { PaymentMethodName } from '../../shared/payment-method-name';
import styles from './invoices.module.css';

/** The list on narrow screens. */
export function InvoiceCards({ invoices }: { readonly invoices: readonly InvoiceSummaryResponse[] }) {
  return (
    <ul className={styles.cards}>
      {invoices.map((invoice) => (
        <li key={invoice.invoiceNumber}>
          <InvoiceCard invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function InvoiceCard({ invoice }: { readonly invoice: InvoiceSummaryResponse }) {
  const { t } = useTranslation('accountTabs');
  const { money } = useFormats();
  const { invoiceNumber, issueDate, orderNumber, paymentMethod, totalAmount, currency } = invoice;
  const facts = [
    { label: t('invoices.date'), value: <bdi dir="ltr">{formatInvoiceDate(issueDate)}</bdi> },
    { label: t('invoices.order'), value: <bdi dir="ltr">{orderNumber}</bdi> },
    { label: t('invoices.paymentMethod'), value: <PaymentMethodName method={paymentMethod} /> },
    { label: t('invoices.total'), value: <strong>{money({ amount: totalAmount, currency })}</strong> },
  ];
  return (
    <Card
      size="small"
      title={
        <Link to={invoicePath(invoiceNumber)}>
          <bdi dir="ltr">{invoiceNumber}</bdi>
        </Link>
      }
      extra={<InvoiceStatusTag invoice={invoice} />}
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.downloads}>
        <InvoiceDownloads invoiceNumber={invoiceNumber} />
      </div>
    </Card>
  );
}
