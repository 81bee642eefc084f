import type { InvoiceSummaryResponse } from '@kp/api-client/account';
import { invoicePath } from '@kp/client';
import { formatInvoiceDate } from '@kp/i18n';
import { useFormats } from '@kp/ui';
import { Table, type TableColumnsType, useMediaQuery } from '@kp/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { InvoiceDownloads } from '../../shared/invoice-downloads';
import { InvoiceStatusTag } from '../../shared/invoice-status-tag';
import { PaymentMethodName } from '../../shared/payment-method-name';
import { InvoiceCards } from './invoice-cards';
import styles from './invoices.module.css';

/** Below this width the sums would be out of sight. */
const NARROW_SCREEN = '(max-width: 47.99rem)';

export function InvoiceTable({ invoices }: { readonly invoices: readonly InvoiceSummaryResponse[] }) {
  const columns = useColumns();
  if (useMediaQuery(NARROW_SCREEN)) return <InvoiceCards invoices={invoices} />;
  return (
    <Table
      columns={columns}
      dataSource={invoices}
      rowKey="invoiceNumber"
      pagination={false}
      size="middle"
      scroll={{ x: 'max-content' }}
    />
  );
}

function useColumns(): TableColumnsType<InvoiceSummaryResponse> {
  const { t } = useTranslation('accountTabs');
  const { money } = useFormats();
  return [
    {
      title: t('invoices.number'),
      render: (_, { invoiceNumber }) => (
        <Link to={invoicePath(invoiceNumber)}>
          <bdi dir="ltr" className={styles.number}>
            {invoiceNumber}
          </bdi>
        </Link>
      ),
    },
    {
      title: t('invoices.date'),
      render: (_, { issueDate }) => <bdi dir="ltr">{formatInvoiceDate(issueDate)}</bdi>,
    },
    {
      title: t('invoices.order'),
      render: (_, { orderNumber }) => (
        <bdi dir="ltr" className={styles.number}>
          {orderNumber}
        </bdi>
      ),
    },
    {
      title: t('invoices.paymentMethod'),
      render: (_, { paymentMethod }) => <PaymentMethodName method={paymentMethod} />,
    },
    { title: t('invoices.status'), render: (_, invoice) => <InvoiceStatusTag invoice={invoice} /> },
    {
      title: t('invoices.total'),
      align: 'end',
      render: (_, { totalAmount, currency }) => money({ amount: totalAmount, currency }),
    },
    {
      title: t('invoices.download'),
      render: (_, { invoiceNumber }) => (
        <span className={styles.downloads}>
          <InvoiceDownloads invoiceNumber={invoiceNumber} size="small" />
        </span>
      ),
    },
  ];
}
